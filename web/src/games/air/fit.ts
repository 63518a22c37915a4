// How large cards may be, so that all of them lie in a box in rows, none over another and none over its edge.
export type Shape = "whole" | "upper" | "edge"; // how much of each card is shown
export interface Fit {
  width: number; // of a card, in pixels
  shape: Shape;
  isEasy: boolean; // a finger meets each of them
}

const heights: [Shape, number][] = [
  ["whole", 1.4], // for a width of 1
  ["upper", 1],
  ["edge", 34 / 72], // as Strip.svelte draws it
];
const least = 44; // pixels that a finger needs
const legible = 34; // of a card, for the number on it; on an edge it is larger

/** Whole cards if a finger can meet them; else as much of each as a finger meets best. */
export function fit(count: number, width: number, height: number, gap: number): Fit {
  let best: Fit = { width: 0, shape: "edge", isEasy: false };
  let met = 0;
  for (const [shape, tall] of heights) {
    const wide = widest(count, width, height, gap, tall);
    const now = Math.min(wide, wide * tall, least);
    if (now > met && (wide >= legible || shape === "edge"))
      [best, met] = [{ width: wide, shape, isEasy: now >= least }, now];
  }
  return best;
}

function widest(count: number, width: number, height: number, gap: number, tall: number): number {
  let best = 0;
  for (let rows = 1; rows <= count; rows += 1) {
    const across = Math.ceil(count / rows);
    best = Math.max(best, Math.min((width + gap) / across - gap, ((height + gap) / rows - gap) / tall));
  }
  return Math.floor(best);
}
