// How the squares of a folded carpet lie: which way up each one is, and where its fringe points. Folding along an upright
// line keeps the signs upright, folding along a level one stands them on their heads, as on the real cloth.
import { after, flat, side, type Carpet, type Change, type Fold } from "./fold";

/** A carpet with the even or odd place of its first column and row on the ground where it was spread out. */
export interface Lie {
  readonly carpet: Carpet;
  readonly column: number;
  readonly row: number;
}

export interface Sheet {
  readonly square: string;
  readonly headDown: boolean;
  readonly fringe: -1 | 0 | 1; // to the left, none, to the right
}

export const spread: Lie = { carpet: flat, column: 0, row: 0 };

/** By how many squares the first of the folded row lies behind the first of the old one. */
export function shift(length: number, fold: Fold): number {
  if (fold.side === "left" || fold.side === "top") return fold.count;
  return length - fold.count - Math.max(fold.count, length - fold.count);
}

export function lieAfter(lie: Lie, change: Change): Lie {
  const { carpet, column, row } = lie;
  const next = after(carpet, change);
  // Turned like a page, the columns run backwards: with an odd width the parity of the first one stays, else it changes.
  if (change === "turn") return { carpet: next, column: column + carpet.width, row };
  if (change.side === "left" || change.side === "right")
    return { carpet: next, column: column + shift(carpet.width, change), row };
  return { carpet: next, column, row: row + shift(carpet.height, change) };
}

export function lieOf(changes: readonly Change[]): Lie {
  return changes.reduce(lieAfter, spread);
}

/** Turned over upwards, as seen by somebody who lifts the lower edge: only for drawing the underside. */
export function overTop(lie: Lie): Lie {
  const { width, height } = lie.carpet;
  const turned = after(lie.carpet, "turn").stacks; // columns are reversed in it: reverse all rows and columns once more
  const rows = Array.from({ length: height }, (_, row) =>
    turned.slice((height - 1 - row) * width, (height - row) * width).reverse(),
  );
  return { carpet: { width, height, stacks: rows.flat() }, column: lie.column, row: lie.row + height };
}

const odd = (number: number) => number % 2 !== 0;

/** The sheets of one stack, the lowest first. */
export function sheets(lie: Lie, place: number): Sheet[] {
  const column = lie.column + (place % lie.carpet.width);
  const row = lie.row + Math.floor(place / lie.carpet.width);
  return [...(lie.carpet.stacks[place] ?? "")].reverse().map((square) => {
    const home = parseInt(square, 16);
    const mirrored = odd((home % side) + column);
    const end = home % side === 0 ? -1 : home % side === side - 1 ? 1 : 0;
    return { square, headDown: odd(Math.floor(home / side) + row), fringe: (mirrored ? -end : end) as -1 | 0 | 1 };
  });
}

/** A carpet of which only the stacks are known: the way up that leaves its first square upright. */
export function lieFrom(carpet: Carpet): Lie {
  const home = parseInt(carpet.stacks[0]?.[0] ?? "0", 16);
  return { carpet, column: home % side, row: Math.floor(home / side) };
}
