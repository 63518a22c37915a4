// The sounds of a step.
import { sound } from "../../lib/sound";
import type { Step } from "../../lib/table.svelte";

export function chime(step: Step, me: number | null): void {
  const kinds = step.seen.map(([seat, notation]) => ({ mine: seat === me, kind: notation.split(" ")[0] }));
  const events = step.events.map((event) => event.kind);
  if (events.includes("falls") || events.includes("wrong")) sound.play("fall");
  else if (events.includes("flies")) sound.play("sweep");
  else if (events.includes("hourglass")) sound.play("turn");
  else if (kinds.some(({ kind }) => kind === "claim" || kind === "deal")) sound.play("card");
  else if (kinds.some(({ mine, kind }) => mine && kind !== "pass")) sound.play("fold");
}
