// Folding, and nothing else: the twin of src/envol/games/carpets/fold.py, so that a fold need not wait for the server.
// tests/vectors/folds.json pins both to each other. A square is a hexadecimal digit, from 0 to f row by row on the carpet
// spread out; a stack of squares is a word, the topmost square first, and turning it over spells it backwards.
export const side = 4;
export const sides = ["left", "right", "top", "bottom"] as const;
export type Side = (typeof sides)[number];

/** A carpet as it lies: a rectangle of stacks, row by row. It never changes. */
export interface Carpet {
  readonly width: number;
  readonly height: number;
  readonly stacks: readonly string[];
}

/** Lay the first or last `count` columns or rows over or under the others. */
export interface Fold {
  readonly side: Side; // the part that moves
  readonly count: number;
  readonly under: boolean;
}
export type Change = Fold | "turn";

export const flat: Carpet = { width: side, height: side, stacks: [..."0123456789abcdef"] };

const upside = (stack: string) => [...stack].reverse().join("");
export const isUpright = (fold: Fold) => fold.side === "left" || fold.side === "right";
export const isFromEnd = (fold: Fold) => fold.side === "right" || fold.side === "bottom";

/** Stacks are parted by spaces, rows by strokes. */
export function spell(carpet: Carpet): string {
  return rows(carpet)
    .map((row) => row.join(" "))
    .join("/");
}

export function read(spelled: string): Carpet {
  const lines = spelled.split("/").map((row) => row.split(" "));
  return { width: lines[0]?.length ?? 0, height: lines.length, stacks: lines.flat() };
}

export function rows(carpet: Carpet): string[][] {
  return Array.from({ length: carpet.height }, (_, row) =>
    carpet.stacks.slice(row * carpet.width, (row + 1) * carpet.width),
  );
}

function columns(carpet: Carpet): string[][] {
  return Array.from({ length: carpet.width }, (_, column) => rows(carpet).map((row) => row[column] ?? ""));
}

/** Whether there is such a line to fold along. */
export function hasLine(carpet: Carpet, fold: Fold): boolean {
  return fold.count >= 1 && fold.count < (isUpright(fold) ? carpet.width : carpet.height);
}

export function after(carpet: Carpet, change: Change): Carpet {
  if (change === "turn") return turned(carpet);
  const laid = (isUpright(change) ? rows(carpet) : columns(carpet)).map((lane) => foldLane(lane, change));
  const length = laid[0]?.length ?? 0;
  if (isUpright(change)) return { width: length, height: carpet.height, stacks: laid.flat() };
  const stacks = Array.from({ length }, (_, row) => laid.map((lane) => lane[row] ?? "")).flat();
  return { width: carpet.width, height: length, stacks };
}

/** Turned over sideways, like a page. */
function turned(carpet: Carpet): Carpet {
  return { ...carpet, stacks: rows(carpet).flatMap((row) => row.reverse().map(upside)) };
}

function foldLane(lane: string[], fold: Fold): string[] {
  const along = isFromEnd(fold) ? [...lane].reverse() : lane;
  const moved = along.slice(0, fold.count).reverse().map(upside); // both from the line outwards
  const still = along.slice(fold.count);
  const laid = Array.from({ length: Math.max(moved.length, still.length) }, (_, place) => {
    const [over, rest] = [moved[place] ?? "", still[place] ?? ""];
    return fold.under ? rest + over : over + rest;
  });
  return isFromEnd(fold) ? laid.reverse() : laid;
}

export function carpetAfter(history: readonly Change[]): Carpet {
  return history.reduce(after, flat);
}

export function notation(change: Change): string {
  return change === "turn" ? change : `fold ${change.side} ${change.count} ${change.under ? "under" : "over"}`;
}

export function readChange(text: string): Change {
  const [kind, from, count, way] = text.split(" ");
  return kind === "turn" ? kind : { side: from as Side, count: Number(count), under: way === "under" };
}

/** The folds and turns since the carpet was flat, after one more move of the hand. */
export function historyAfter(history: readonly Change[], move: string): Change[] {
  if (move === "spread") return [];
  // Unfolding takes back the last fold, and the turn after it; turning over twice is as if nothing had been.
  if (move === "unfold") return history.slice(0, history.at(-1) === "turn" ? -2 : -1);
  if (move === "turn" && history.at(-1) === "turn") return history.slice(0, -1);
  return [...history, readChange(move)];
}

export function countFolds(history: readonly Change[]): number {
  return history.filter((change) => change !== "turn").length;
}
