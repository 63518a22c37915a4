// The shape of cloth while it is being folded: seen from the side, a curve that leaves the ground at the bend, rises, and
// comes back over. Lengths are in squares. One family of curves serves the hand that drags and the fold that plays by itself.
const bend = 1.2; // how much cloth the bend takes: less looks like card, more like a blanket
const steps = 40;

export interface Point {
  along: number; // cloth between the bend and here
  out: number; // how far from the bend, towards where the cloth lay; negative lies over the rest
  height: number;
  angle: number; // 0 as it lay, π turned over
}

const smooth = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));

/** A flap of `length` bent up at its root; `settle` from 0 to 1 presses the bend into a crease. */
export function curl(length: number, settle: number): Point[] {
  const points: Point[] = [];
  let [out, height] = [0, 0];
  const piece = length / steps;
  for (let step = 0; step <= steps; step += 1) {
    const along = step * piece;
    const angle = Math.PI * smooth(along / bend + settle);
    points.push({ along, out, height, angle });
    const middle = Math.PI * smooth((along + piece / 2) / bend + settle);
    out += Math.cos(middle) * piece;
    height += Math.sin(middle) * piece;
  }
  return points;
}

/** How far the free edge has come when the cloth is bent `length` behind it. */
export function reach(length: number): number {
  return length - (curl(length, 0).at(-1)?.out ?? 0);
}

/** Where the cloth is bent when its edge has been drawn this far. */
export function bendFor(drawn: number): number {
  let [low, high] = [0, drawn / 2 + bend];
  for (let round = 0; round < 24; round += 1) {
    const middle = (low + high) / 2;
    if (reach(middle) < drawn) low = middle;
    else high = middle;
  }
  return high;
}
