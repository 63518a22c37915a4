// Where a thing comes to lie: on the table, in line with another thing if it is nearly so, else on a grid.
import { roomOf, type Thing } from "./things";
import type { Point } from "../geometry";

export const grid = 10_000; // micrometres
const near = 12_000;

export interface Snapped extends Point {
  alongX: number | null; // a line that it shares with another thing, to be shown
  alongY: number | null;
}

const clamp = (value: number, least: number, most: number) =>
  Math.round(Math.min(Math.max(value, least), Math.max(least, most)));

/** Inside the table with all that it is. */
export function onTable(thing: Thing, to: Point, [width, height]: [number, number]): Point {
  const room = roomOf({ ...thing, ...to });
  const [dx, dy] = [to.x - room.x, to.y - room.y];
  return { x: clamp(room.x, room.r, width - room.r) + dx, y: clamp(room.y, room.r, height - room.r) + dy };
}

function nearest(value: number, lines: number[]): number | null {
  const best = lines.reduce(
    (found, line) => (Math.abs(line - value) < Math.abs(found - value) ? line : found),
    Infinity,
  );
  return Math.abs(best - value) <= near ? best : null;
}

export function snapped(thing: Thing, to: Point, others: Thing[], table: [number, number], snaps: boolean): Snapped {
  if (!snaps) return { ...onTable(thing, to, table), alongX: null, alongY: null };
  const lines = others.filter(({ id, leans }) => id !== thing.id && !leans);
  const alongX = nearest(to.x, [...lines.map(({ x }) => x), table[0] / 2]);
  const alongY = nearest(to.y, [...lines.map(({ y }) => y), table[1] / 2]);
  const at = { x: alongX ?? Math.round(to.x / grid) * grid, y: alongY ?? Math.round(to.y / grid) * grid };
  const { x, y } = onTable(thing, at, table);
  return { x, y, alongX: alongX === x ? x : null, alongY: alongY === y ? y : null };
}
