// The carpet in words: its size, then row by row what lies on top.
import type { Texts } from "../../lib/texts.svelte";
import { layout } from "./data";
import { rows, type Carpet } from "./fold";
import { square } from "./notation";

function named(stacks: readonly string[], texts: Texts): string {
  return texts.listing(stacks.map((stack) => texts.say("square", square(layout[parseInt(stack[0] ?? "0", 16)] ?? ""))));
}

export function carpetRows(carpet: Carpet, folds: number, texts: Texts): string[] {
  const size = texts.say("carpet-size", { folds, width: carpet.width, height: carpet.height });
  return [
    size,
    ...rows(carpet).map((row, index) => texts.say("carpet-row", { row: index + 1, squares: named(row, texts) })),
  ];
}

/** After a fold: what lies on top now. */
export function carpetTop(carpet: Carpet, texts: Texts): string {
  return texts.say("carpet-top", { squares: named(carpet.stacks, texts) });
}
