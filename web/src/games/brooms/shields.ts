// Where the numbers of castles and huts are written, and how a cat's sign keeps clear of them. Millimetres, y down.
import type { Point } from "./geometry";

export interface Round extends Point {
  r: number;
}

/** The shield with a place's number, seen from the middle of the place; `letter` is how large the number is written. */
export function shield(kind: "castle" | "hut", r: number, letter: number): Round {
  const [x, y] = kind === "castle" ? [0, Math.max(r * 0.56 - letter * 0.16, 0)] : [-r - letter * 0.72, 0];
  return { x, y, r: letter * 0.62 };
}

/** The head of a sign that is `size` high and leans `turn` degrees to the right, over a thing of this radius. */
export function head(thing: Round, size: number, turn: number): Round {
  const far = thing.r * 1.3 + size * 0.94;
  const angle = (turn * Math.PI) / 180;
  return { x: thing.x + Math.sin(angle) * far, y: thing.y - Math.cos(angle) * far, r: size * 0.64 };
}

/** How a sign leans so that it hides no number and stays on the table; upright if there is no such way. */
export function lean(thing: Round, size: number, shields: Round[], [width, height]: [number, number]): number {
  const isFree = (turn: number) => {
    const { x, y, r } = head(thing, size, turn);
    return (
      x >= r &&
      y >= r &&
      x <= width - r &&
      y <= height - r &&
      shields.every((other) => Math.hypot(x - other.x, y - other.y) >= r + other.r)
    );
  };
  return [0, 45, -45, 90, -90, 135, -135].find(isFree) ?? 0; // never straight down: its flag hangs there
}
