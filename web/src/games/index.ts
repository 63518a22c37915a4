// What the client must know of each game to put its lines into words: the parts of a notation, no rule.
import type { Line } from "../lib/table.svelte";
import type { Data, Texts } from "../lib/texts.svelte";
import { moveData as blackmore } from "./blackmore/notation";

const parts: Record<string, (notation: string) => Data> = { blackmore };

export function moveData(game: string | null, notation: string): Data {
  return parts[game ?? ""]?.(notation) ?? {};
}

export function offer(texts: Texts, notation: string): string {
  return texts.say(`offer-${notation.split(" ")[0]}`, moveData(texts.game, notation));
}

/** The sentences of one step: its lines, then its events. Runs of hidden draws are told once. */
export function describe(line: Line, texts: Texts): string[] {
  const told: string[] = [];
  for (const [seat, notation] of line.seen) {
    const kind = notation.split(" ")[0] ?? "";
    const key = notation.includes("?") ? `move-${kind}-masked` : `move-${kind}`;
    if (!texts.has(key)) continue;
    const data = moveData(texts.game, notation);
    const sentence = texts.say(key, seat >= 0 ? { ...data, seat } : data);
    if (!notation.includes("?") || told.at(-1) !== sentence) told.push(sentence);
  }
  for (const { kind, ...data } of line.events) told.push(texts.say(`event-${kind}`, data));
  return told;
}
