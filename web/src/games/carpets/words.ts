// The carpet in words: row by row, what lies on top.
import type { Texts } from "../../lib/texts.svelte";
import { rows, type Carpet } from "./fold";
import { motif } from "./signs";

export function squareName(square: string, texts: Texts): string {
  return texts.say("motif", motif(square));
}

export function describeCarpet(carpet: Carpet, texts: Texts): string {
  const lines = rows(carpet).map((row, index) => {
    const squares = texts.listing(row.map((stack) => squareName(stack[0] ?? "0", texts)));
    return texts.say("cloth-row", { row: index + 1, squares });
  });
  return texts.say("cloth-shows", { rows: lines.join(" "), width: carpet.width, height: carpet.height });
}
