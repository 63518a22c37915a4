// The first flight with a friend at one's shoulder: the moments at which something is explained.
import type { Hint } from "../../lib/guide.svelte";
import type { Sky } from "./adventure";
import type { Hand } from "./hand.svelte";
import type { View } from "../../generated/games/brooms";

const texts = ["touch", "race", "hold", "hunt"]; // goals of the rulebook, which have words of their own

/** `telling` is whether a flight is being shown, `flown` whether one's own has been; `plan` is all that has to be done. */
export function guide(
  view: View,
  me: number,
  { goals }: Sky,
  hand: Hand,
  telling: boolean,
  flown: boolean,
  plan: string,
): Hint[] {
  const asked = hand.moves.length > 0;
  const turn = hand.curves;
  const count = view.books[me]?.forward.length ?? 0;
  const alone = goals.length === 1 && texts.includes(goals[0]!.kind) ? goals[0]!.kind : "own";
  const points = goals[0]!.kind === "hold" ? goals[0]!.points : 0;
  const sky = { at: ".sky-room", inside: true };
  return [
    { key: `guide-sky-${alone}`, data: { plan, points }, ...sky, when: view.phase !== "over" && !telling, goes: false },
    { key: "guide-start", ...sky, when: asked && view.phase === "start", goes: true, maybe: true },
    { key: "guide-angle", ...sky, when: asked && view.phase === "angle", goes: true, maybe: true },
    { key: "guide-supply", at: ".supply", when: turn && count === 0 && !hand.lifted, goes: true },
    { key: "guide-side", at: ".sides", when: turn && count === 0 && hand.lifted !== null, goes: true },
    { key: "guide-book", at: ".book", when: turn && count === 1, goes: false },
    { key: "guide-more", ...sky, when: turn && count === 1, goes: true },
    { key: "guide-fly", at: ".fly", when: turn && count > 1, goes: true },
    { key: "guide-stuck", at: ".panel", when: asked && view.phase === "stuck" && !telling, goes: true, maybe: true },
    { key: "guide-flight", ...sky, when: flown && !telling && turn && count === 0, goes: false },
  ];
}
