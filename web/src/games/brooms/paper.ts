// From the table to the drawing: millimetres, y down, angles clockwise as SVG has them.
import { halfWidth, type Arc, type Point, type Pose } from "./geometry";

const micrometres = 1000;
export const bandWidth = (2 * halfWidth) / micrometres;
export const mm = (length: number): number => length / micrometres;

export interface Drawn {
  x: number;
  y: number;
  angle: number;
}

/** `height` is that of the table, in micrometres. */
export function drawn(pose: Pose, height: number): Drawn {
  return { x: mm(pose.x), y: mm(height - pose.y), angle: -pose.heading * 5 };
}

export function dot(point: Point, height: number): Point {
  return { x: mm(point.x), y: mm(height - point.y) };
}

/** The path of a curve; stroked as wide as `bandWidth` with round ends it is the curve's very shape. */
export function path(arc: Arc, height: number): string {
  const [from, to, r] = [dot(arc.from, height), dot(arc.to, height), mm(arc.radius)];
  return `M${from.x} ${from.y}A${r} ${r} 0 0 ${arc.turn > 0 ? 0 : 1} ${to.x} ${to.y}`;
}
