// The parts of a notation that a sentence needs, as the move's `data` has them in Python.
import type { Data } from "../../lib/texts.svelte";
import type { Step } from "../../lib/table.svelte";
import { cardNumbered } from "./data";

/** What is done to a carpet, several times a second. */
export const counted = ["fold", "turn", "unfold", "spread"];

/** At a calm table a choice is told by what comes of it: whoever chose a card has not got it yet. */
export const untold = (kind: string, step: Step): boolean =>
  (kind === "claim" || kind === "pass") &&
  step.events.some((event) => ["chosen", "chooses", "passes"].includes(event.kind));

export const square = (need: string): Data => ({ motif: need[0], colour: need[1] });

/** A card as a sentence needs it. */
export function challenge(card: { needs: string[]; clouds: number; genie: number }): Data {
  const names = ["first", "second", "third", "fourth"];
  const needs = Object.fromEntries(card.needs.map((need, index) => [names[index], square(need)]));
  return { size: card.needs.length, clouds: card.clouds, genie: card.genie, ...needs };
}

export function moveData(notation: string): Data {
  // The last choice of a calm round also tells what it uncovers; the events say that better.
  const [kind, first, second, third] = (notation.split(" shows ")[0] ?? "").split(" ");
  switch (kind) {
    case "fold":
      return { side: first, count: Number(second), way: third };
    case "claim":
      return { token: Number(first), genies: Number(third ?? 0) };
    case "push":
      return first === "ghost" ? { pawn: "ghost" } : { pawn: "seat", other: Number(first) };
    case "deal": {
      const card = cardNumbered(Number(first));
      return card ? { number: Number(first), challenge: challenge(card) } : {};
    }
    case "cobra":
      return { cobra: { kind: first, count: Number(second ?? 1) } };
    default:
      return {};
  }
}
