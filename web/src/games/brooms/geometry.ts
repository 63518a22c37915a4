// The twin of geometry.py, for drawing: where a curve runs and where it ends, in the same whole numbers. What a curve may
// touch is the server's to say; here it is only looked for where.
// Lengths are micrometres, headings steps of 5° counter-clockwise from the right; y points up.
import material from "../../../../src/envol/games/brooms/data/material-1.json";

export interface Point {
  x: number;
  y: number;
}
export interface Pose extends Point {
  heading: number;
}
export interface Disc extends Point {
  r: number;
}
/** A curve as it is laid: `from` and `to` look along the way it is flown. */
export interface Arc {
  from: Pose;
  to: Pose;
  centre: Point;
  radius: number;
  turn: number; // in steps, to the left
}

export const headings = 72;
export const halfTurn = 36;
const quarter = 18;
export const halfWidth = material.curve_width / 2;
export const pieces = material.pieces;
export const nose = material.nose;
export const tailEnd = material.tail_free_end;
const scale = material.sine_scale;

const turned = (heading: number) => ((heading % headings) + headings) % headings;
const stretch = (length: number, sine: number) => Math.floor((length * sine + scale / 2) / scale);

/** The vector of this length, rounded to whole micrometres. */
export function vector(length: number, heading: number): [number, number] {
  const at = turned(length < 0 ? heading + halfTurn : heading);
  const step = at % quarter;
  const along = stretch(Math.abs(length), material.sines[quarter - step]!);
  const across = stretch(Math.abs(length), material.sines[step]!);
  switch (Math.floor(at / quarter)) {
    case 0:
      return [along, across];
    case 1:
      return [-across, along];
    case 2:
      return [-along, -across];
    default:
      return [across, -along];
  }
}

/** A piece as it is written in moves, such as "H left", laid from here. */
export function arcFrom(from: Pose, name: string): Arc {
  const [id, side] = name.split(" ");
  const piece = pieces.find((known) => known.id === id)!;
  const sign = side === "left" ? 1 : -1;
  const inward = vector(piece.radius, from.heading + sign * quarter);
  const out = vector(piece.radius, from.heading - sign * quarter + sign * piece.turn);
  const centre = { x: from.x + inward[0], y: from.y + inward[1] };
  const to = { x: centre.x + out[0], y: centre.y + out[1], heading: turned(from.heading + sign * piece.turn) };
  return { from, to, centre, radius: piece.radius, turn: sign * piece.turn };
}

/** The same piece flown backwards: left is the pilot's left, who faces forward. */
export function backFrom(from: Pose, name: string): Arc {
  const [id, side] = name.split(" ");
  return arcFrom({ ...from, heading: turned(from.heading + halfTurn) }, `${id} ${side === "left" ? "right" : "left"}`);
}

/** A pose that looks the other way: a broom that flies backwards. */
export const faced = (pose: Pose): Pose => ({ ...pose, heading: turned(pose.heading + halfTurn) });

/** The place on a curve after this share of it; not rounded, since it is only looked at. */
export function along(arc: Arc, share: number): Pose {
  const begin = Math.atan2(arc.from.y - arc.centre.y, arc.from.x - arc.centre.x);
  const bend = arc.turn * share;
  const angle = begin + (bend * Math.PI) / halfTurn;
  return {
    x: arc.centre.x + arc.radius * Math.cos(angle),
    y: arc.centre.y + arc.radius * Math.sin(angle),
    heading: arc.from.heading + bend,
  };
}

export const lengthOf = (arc: Arc): number => (Math.abs(arc.turn) * arc.radius * Math.PI) / halfTurn;

/** The point so far before a broom's junction, or behind it. */
export function ahead(pose: Pose, offset: number): Point {
  const [x, y] = vector(offset, pose.heading);
  return { x: pose.x + x, y: pose.y + y };
}

/** The discs of a broom: figure and tail. */
export function solids(pose: Pose): Disc[] {
  return [...material.figure, ...material.tail].map((link) => ({ ...ahead(pose, link.offset), r: link.radius }));
}

/** Where the junction is when the tail's end touches the rim of a place at this angle. */
export function rim(place: Disc, heading: number): Pose {
  const [x, y] = vector(place.r - tailEnd, heading);
  return { x: place.x + x, y: place.y + y, heading };
}

const gap = (a: Disc, b: Disc) => Math.hypot(a.x - b.x, a.y - b.y) - a.r - b.r;

/** On the rim of a disc, the point nearest to another. */
function towards(disc: Disc, to: Point): Point {
  const away = Math.hypot(to.x - disc.x, to.y - disc.y) || 1;
  return { x: disc.x + ((to.x - disc.x) * disc.r) / away, y: disc.y + ((to.y - disc.y) * disc.r) / away };
}

/** Where discs, in their order, first meet others; where they come nearest if none does. */
function meeting(chain: Disc[], others: Disc[]): Point | null {
  let best: { gap: number; at: Point } | null = null;
  for (const disc of chain) {
    for (const other of others) {
      const apart = gap(disc, other);
      if (!best || apart < best.gap) best = { gap: apart, at: towards(other, disc) };
    }
    if (best && best.gap <= 0) break;
  }
  return best?.at ?? null;
}

function leaving(chain: Disc[], width: number, height: number): Point | null {
  const out = chain.find(({ x, y, r }) => x - r <= 0 || y - r <= 0 || x + r >= width || y + r >= height);
  if (!out) return null;
  const sides = [
    { reach: out.x, at: { x: 0, y: out.y } },
    { reach: width - out.x, at: { x: width, y: out.y } },
    { reach: out.y, at: { x: out.x, y: 0 } },
    { reach: height - out.y, at: { x: out.x, y: height } },
  ];
  return sides.sort((a, b) => a.reach - b.reach)[0]!.at;
}

/** Where a chain of discs touches a thing, or the edge of a table of this size. */
export function contact(chain: Disc[], thing: Disc[] | [number, number]): Point | null {
  return typeof thing[0] === "number" ? leaving(chain, thing[0], thing[1] as number) : meeting(chain, thing as Disc[]);
}

/** A laid curve as discs close to one another, in the order in which it is flown. */
export function band(arc: Arc): Disc[] {
  const steps = 60;
  return Array.from({ length: steps + 1 }, (_, step) => ({ ...along(arc, step / steps), r: halfWidth }));
}
