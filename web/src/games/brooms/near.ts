// What has to be seen of the sky by whoever chooses: the own broom and what it flies for, as large as the screen allows.
import { aimOf, placeOf, type Sky } from "./adventure";
import { dot } from "./paper";
import type { Point } from "./geometry";
import type { View } from "../../generated/games/brooms";

const least = 0.29; // pixels in a millimetre at which lengths can be judged
export const rim = 12; // pixels: nothing that matters stands right at the edge
// How much is seen round broom and goal, in millimetres, and how much of the way to a goal that is too far off.
const tries = [
  [90, 1],
  [50, 1],
  [50, 0.9],
  [50, 0.8],
  [50, 0.7],
  [50, 0.6],
  [50, 0.4],
] as const;

/** The corners of what has to be seen, in millimetres; nothing means the whole sky. `room` is in pixels. */
export function nearby(sky: Sky, view: View, me: number, room: { width: number; height: number }): Point[] {
  const aim = view.aloft[me] ? aimOf(sky, view, me) : null;
  if (!aim) return [];
  const broom = dot(view.brooms[me]!, sky.height);
  const ends = aim.gate?.map((id) => placeOf(sky, id)!) ?? [aim.at];
  const goals = ends.map((at) => dot(at, sky.height));
  let points: Point[] = [];
  for (const [around, share] of tries) {
    const seen = goals.map(({ x, y }) => ({ x: broom.x + (x - broom.x) * share, y: broom.y + (y - broom.y) * share }));
    points = [broom, ...seen].flatMap(({ x, y }) => [
      { x: x - around, y: y - around },
      { x: x + around, y: y + around },
    ]);
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const wide = (room.width - 2 * rim) / (Math.max(...xs) - Math.min(...xs));
    const high = (room.height - 2 * rim) / (Math.max(...ys) - Math.min(...ys));
    if (Math.min(wide, high) >= (share === 1 ? least - 0.06 : least)) break; // what can be seen whole is worth a little
  }
  return points;
}
