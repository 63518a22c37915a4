// What can be done to a drawn sky. Every operation gives a new draft and leaves the old one as it was: undo keeps those.
import {
  mostCastles,
  mostGoals,
  mostHuts,
  radii,
  radiusOf,
  sides,
  usualRadius,
  type Draft,
  type GoalKind,
  type Pair,
} from "./format";
import type { Goal } from "../adventure";
import { onTable } from "./snap";
import { roomOf, thingOf, thingsOf, type Thing, type ThingKind } from "./things";
import { headings, type Disc, type Point } from "../geometry";

const clamp = (value: number, [least, most]: Pair) => Math.round(Math.min(Math.max(value, least), most));
const numbers = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
const unused = (most: number, taken: number[]) => numbers(most).find((n) => !taken.includes(n)) ?? 0;

/** A sky to begin with: two castles, two huts, a cat behind the castles. */
export const simple: Draft = {
  players: [2, 2],
  table: [1_200_000, 800_000],
  castles: [
    { n: 1, x: 560_000, y: 560_000 },
    { n: 2, x: 560_000, y: 240_000 },
  ],
  huts: [
    { n: 1, x: 140_000, y: 300_000 },
    { n: 2, x: 140_000, y: 500_000 },
  ],
  hutsUsed: {},
  start: [],
  reverse: false,
  goals: [{ kind: "touch", cat: { x: 1_000_000, y: 400_000 } }],
  mood: "",
  title: "",
  author: "",
  text: "",
  origin: "",
  from: null,
};

// Adding and taking away.

export const mayAdd = (draft: Draft, kind: ThingKind): boolean =>
  kind === "castle"
    ? draft.castles.length < mostCastles
    : kind === "hut"
      ? draft.huts.length < mostHuts
      : mayAddGoal(draft, kind === "cat" ? "touch" : "hunt");

const isLast = ({ kind }: Goal) => kind === "hold" || kind === "hunt";

export const mayAddGoal = (draft: Draft, kind: GoalKind): boolean =>
  draft.goals.length < mostGoals && !((kind === "hold" || kind === "hunt") && draft.goals.some(isLast));

/** A new thing where there is room for it; its name, to be selected. */
export function added(draft: Draft, kind: ThingKind): [Draft, string] {
  if (kind === "cat" || kind === "fou") return withGoal(draft, kind === "cat" ? "touch" : "hunt");
  const taken = kind === "castle" ? draft.castles : draft.huts;
  const n = unused(
    kind === "castle" ? mostCastles : mostHuts,
    taken.map((one) => one.n),
  );
  const spot = freeSpot(draft, kind === "castle" ? usualRadius(n) : 25_000);
  const made =
    kind === "castle"
      ? { ...draft, castles: [...draft.castles, { n, ...spot }] }
      : { ...draft, huts: [...draft.huts, { n, ...spot }] };
  return [made, `${kind} ${n}`];
}

/** A goal more, with all that it needs; before one that can only be the last. */
export function withGoal(draft: Draft, kind: GoalKind): [Draft, string] {
  const goal = newGoal(draft, kind);
  const at = draft.goals.findIndex(isLast);
  const goals = at < 0 ? [...draft.goals, goal] : draft.goals.toSpliced(at, 0, goal);
  const reverse = draft.reverse || kind === "race" || kind === "land";
  return [
    { ...draft, goals, reverse },
    { touch: "cat", hold: "cat", hunt: "fou", pass: "goal", land: "goal", race: "goal" }[kind] +
      ` ${goals.indexOf(goal)}`,
  ];
}

function newGoal(draft: Draft, kind: GoalKind): Goal {
  const there = draft.castles.map(({ n }) => n).sort((a, b) => a - b);
  const pair = (at: number): Pair => [there[at] ?? 1, there[at + 1] ?? 2];
  switch (kind) {
    case "touch":
      return { kind, cat: freeSpot(draft, 15_000) };
    case "pass":
      return { kind, gate: pair(0) };
    case "land":
      return { kind, hut: draft.huts[0]?.n ?? 1 };
    case "race":
      return { kind, gate: there.length > 3 ? pair(2) : pair(0), home: pair(0) };
    case "hold":
      return {
        kind,
        castle: there[0] ?? 1,
        angle: headings / 2,
        points: 5,
        pieces: 2,
        boundary: ringOf(draft, there.slice(1)),
      };
    case "hunt":
      return { kind, fou: { ...freeSpot(draft, 60_000), heading: headings / 2 }, pieces: 3 };
  }
}

/** Castles in the order in which a line round them passes. */
export function ringOf(draft: Draft, ring: number[]): number[] {
  const corners = draft.castles.filter(({ n }) => ring.includes(n));
  const middle = {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
  return corners.toSorted((a, b) => angle(a) - angle(b)).map(({ n }) => n);
}

/** The spot nearest to the middle of the table with this much room round it; the middle if there is none. */
export function freeSpot(draft: Draft, r: number): Point {
  const [width, height] = draft.table;
  const middle = { x: width / 2, y: height / 2 };
  const taken: Disc[] = thingsOf(draft).map(roomOf);
  const step = 20_000;
  let best: { far: number; at: Point } | null = null;
  for (let x = Math.ceil(r / step) * step; x <= width - r; x += step) {
    for (let y = Math.ceil(r / step) * step; y <= height - r; y += step) {
      const far = Math.hypot(x - middle.x, y - middle.y);
      if ((!best || far < best.far) && taken.every((disc) => Math.hypot(x - disc.x, y - disc.y) >= disc.r + r + step))
        best = { far, at: { x, y } };
    }
  }
  return best?.at ?? { x: Math.round(middle.x), y: Math.round(middle.y) };
}

export function removed(draft: Draft, id: string): Draft {
  const [kind, number] = id.split(" ");
  const n = Number(number);
  if (kind === "castle")
    return {
      ...draft,
      castles: draft.castles.filter((one) => one.n !== n),
      start: draft.start.filter((one) => one !== n),
    };
  if (kind === "hut") {
    const hutsUsed = Object.fromEntries(
      Object.entries(draft.hutsUsed).map(([players, huts]) => [players, huts.filter((one) => one !== n)]),
    );
    return { ...draft, huts: draft.huts.filter((one) => one.n !== n), hutsUsed };
  }
  return draft.goals.length > 1 ? { ...draft, goals: draft.goals.toSpliced(n, 1) } : draft; // there is always something to be done
}

// Moving, sizing, numbering.

/** A thing elsewhere; a cat on a rim goes round its castle instead. */
export function moved(draft: Draft, id: string, to: Point): Draft {
  const thing = thingOf(draft, id);
  if (!thing || (thing.x === to.x && thing.y === to.y)) return draft;
  const { n } = thing;
  const at = { x: Math.round(to.x), y: Math.round(to.y) };
  if (thing.kind === "castle")
    return { ...draft, castles: draft.castles.map((one) => (one.n === n ? { ...one, ...at } : one)) };
  if (thing.kind === "hut") return { ...draft, huts: draft.huts.map((one) => (one.n === n ? { ...one, ...at } : one)) };
  return changedGoal(draft, n, (goal) => {
    if (goal.kind === "touch") return { ...goal, cat: at };
    if (goal.kind === "hunt") return { ...goal, fou: { ...at, heading: goal.fou.heading } };
    const castle = draft.castles.find((one) => goal.kind === "hold" && one.n === goal.castle);
    if (goal.kind !== "hold" || !castle) return goal;
    return {
      ...goal,
      angle:
        (Math.round((Math.atan2(to.y - castle.y, to.x - castle.x) * headings) / (2 * Math.PI)) + headings) % headings,
    };
  });
}

export function resized(draft: Draft, n: number, radius: number): Draft {
  const castle = draft.castles.find((one) => one.n === n);
  const size = clamp(radius, radii);
  if (!castle || radiusOf(castle) === size) return draft;
  const { radius: _, ...bare } = castle;
  const made = size === usualRadius(n) ? bare : { ...castle, radius: size };
  return { ...draft, castles: draft.castles.map((one) => (one === castle ? made : one)) };
}

export const turnedFool = (draft: Draft, n: number, heading: number): Draft =>
  changedGoal(draft, n, (goal) =>
    goal.kind === "hunt"
      ? { ...goal, fou: { ...goal.fou, heading: ((heading % headings) + headings) % headings } }
      : goal,
  );

/** Another number; whoever has it gets this one's, and what is said of a castle or hut goes with it. */
export function renumbered(draft: Draft, kind: "castle" | "hut", from: number, to: number): Draft {
  if (from === to) return draft;
  const swap = (n: number) => (n === from ? to : n === to ? from : n);
  const pair = ([a, b]: Pair): Pair => [swap(a), swap(b)];
  if (kind === "hut") {
    const huts = draft.huts.map((one) => ({ ...one, n: swap(one.n) }));
    const goals = draft.goals.map((goal) => (goal.kind === "land" ? { ...goal, hut: swap(goal.hut) } : goal));
    const hutsUsed = Object.fromEntries(
      Object.entries(draft.hutsUsed).map(([players, used]) => [players, used.map(swap)]),
    );
    return { ...draft, huts, goals, hutsUsed };
  }
  const castles = draft.castles
    .map((one) => ({ ...one, n: swap(one.n), radius: radiusOf(one) }))
    .map(({ radius, ...one }) => (radius === usualRadius(one.n) ? one : { ...one, radius }));
  const goals = draft.goals.map((goal): Goal => {
    if (goal.kind === "pass") return { ...goal, gate: pair(goal.gate) };
    if (goal.kind === "race") return { ...goal, gate: pair(goal.gate), home: pair(goal.home) };
    return goal.kind === "hold" ? { ...goal, castle: swap(goal.castle), boundary: goal.boundary.map(swap) } : goal;
  });
  return { ...draft, castles, goals, start: draft.start.map(swap) };
}

export function changedGoal(draft: Draft, at: number, change: (goal: Goal) => Goal): Draft {
  return { ...draft, goals: draft.goals.map((goal, index) => (index === at ? change(goal) : goal)) };
}

/** A goal earlier or later in the order. */
export function reordered(draft: Draft, at: number, by: -1 | 1): Draft {
  const goal = draft.goals[at];
  const there = at + by;
  return !goal || there < 0 || there >= draft.goals.length
    ? draft
    : { ...draft, goals: draft.goals.toSpliced(at, 1).toSpliced(there, 0, goal) };
}

// The table, and who starts where.

/** Another size; whatever would lie outside comes along with the edge. */
export function withTable(draft: Draft, width: number, height: number): Draft {
  const table: Pair = [clamp(width, sides), clamp(height, sides)];
  let made: Draft = { ...draft, table };
  for (const thing of thingsOf(draft).filter(({ leans }: Thing) => !leans))
    made = moved(made, thing.id, onTable(thing, thing, table));
  return made;
}

export function withPlayers(draft: Draft, [least, most]: Pair): Draft {
  return { ...draft, players: [Math.min(least, most), Math.max(least, most)] };
}

export function withStart(draft: Draft, castle: number, starts: boolean): Draft {
  const others = draft.start.filter((one) => one !== castle);
  return { ...draft, start: starts ? [...others, castle].sort((a, b) => a - b) : others };
}

export const stands = (draft: Draft, hut: number, players: number): boolean =>
  draft.hutsUsed[players]?.includes(hut) ?? true;

/** Whether a hut is there with so many players. */
export function withHut(draft: Draft, hut: number, players: number, there: boolean): Draft {
  const all = draft.huts.map(({ n }) => n).sort((a, b) => a - b);
  const used = all.filter((n) => (n === hut ? there : stands(draft, n, players)));
  const { [String(players)]: _, ...rest } = draft.hutsUsed;
  return { ...draft, hutsUsed: used.length === all.length ? rest : { ...rest, [players]: used } };
}
