// The parts of Brooms' notation, for sentences.
import type { Data } from "../../lib/texts.svelte";
import { hutBase } from "./adventure";
import { pieces } from "./geometry";

/** A piece with its side, such as "H left", as a sentence needs it. */
export function curveData(name: string): { piece: string; side: string; length: number; degrees: number } {
  const [id = "", side = ""] = name.split(" ");
  const piece = pieces.find((known) => known.id === id);
  return { piece: id, side, length: Math.floor((piece?.length ?? 0) / 1000), degrees: (piece?.turn ?? 0) * 5 };
}

export function moveData(notation: string): Data {
  const [kind, one = "", two = ""] = notation.split(" ");
  switch (kind) {
    case "first":
      return { seat: Number(one) };
    case "start":
    case "restart":
      return { thing: { thing: one, number: Number(two) } };
    case "angle":
      return { degrees: Number(one) };
    case "take":
    case "back":
      return { curve: curveData(`${one} ${two}`) };
    case "vote":
    case "target":
    case "banish":
    case "send":
      return one === "?" ? {} : { number: Number(one) };
    default:
      return {};
  }
}

/** The place that a move is about: a castle's number, or 10 and a hut's; 0 if it is about none. */
export function placeIn(notation: string): number {
  const [kind, one = "", two = ""] = notation.split(" ");
  if (kind === "start" || kind === "restart") return Number(two) + (one === "hut" ? hutBase : 0);
  if (kind === "banish") return Number(one);
  return kind === "vote" || kind === "target" || kind === "send" ? hutBase + Number(one) : 0;
}
