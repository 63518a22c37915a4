// The sky of a match, from the data in its header: an adventure is a file of numbers, and may be anybody's own.
import material from "../../../../src/envol/games/brooms/data/material-1.json";
import { moodOf, type Mood } from "./moods";
import type { Disc, Point } from "./geometry";
import type { Adventure, Options, View } from "../../generated/games/brooms";
import type { Header } from "../../generated/wire";

/** One of the things that an adventure may ask for. */
export type Goal = Exclude<Adventure["goal"], readonly unknown[]>;

/** A castle or a hut; `id` is the castle's number, or 10 and the hut's. */
export interface Place extends Disc {
  id: number;
  n: number;
  kind: "castle" | "hut";
}
export interface Sky {
  width: number;
  height: number;
  places: Place[];
  goals: Goal[]; // reached in their order
  hold: Extract<Goal, { kind: "hold" }> | null; // cat and Fool are hunted last, if at all
  hunts: boolean;
  reverse: boolean;
  mood: Mood;
  sixth: boolean; // the reverse piece has a place of its own
}

export const hutBase = 10;
export const catRadius = material.cat_radius;

export function skyOf(header: Header): Sky {
  const options = header.options as unknown as Options;
  const found = [...Object.values(header.data), options.own].find(
    (data) => (data as Adventure | undefined)?.format === "brooms-adventure/1",
  ) as Adventure;
  const byPlayers: Record<string, number[] | undefined> = found.huts_used ?? {};
  const used = byPlayers[header.seats.length];
  const huts = (found.huts ?? []).filter((hut) => !used || used.includes(hut.n));
  const goals = [found.goal].flat();
  const last = goals.at(-1)!;
  const radii: Record<string, number> = material.castle_radius;
  return {
    width: found.table[0],
    height: found.table[1],
    places: [
      ...found.castles.map(({ n, x, y, radius }): Place => ({
        id: n,
        n,
        x,
        y,
        r: radius ?? radii[n] ?? 0,
        kind: "castle",
      })),
      ...huts.map(({ n, x, y }): Place => ({ id: hutBase + n, n, x, y, r: material.hut_radius, kind: "hut" })),
    ],
    goals,
    hold: last.kind === "hold" ? last : null,
    hunts: last.kind === "hunt",
    reverse: found.reverse,
    mood: moodOf(found),
    sixth: options.reverse_sixth === true,
  };
}

export const placeOf = (sky: Sky, id: number): Place | undefined => sky.places.find((place) => place.id === id);

/** Castles that still stand, and the huts. */
export const standing = (sky: Sky, view: View): Place[] =>
  sky.places.filter(({ id, kind }) => kind === "hut" || view.castles.includes(id));

/** What a seat flies for now. */
export const goalOf = (sky: Sky, view: View, seat: number): Goal =>
  sky.goals[Math.min(view.done[seat] ?? 0, sky.goals.length - 1)]!;

/** Where cats sit. */
export function catsOf(sky: Sky, view: View): Point[] {
  const cats = sky.goals.flatMap((goal) => (goal.kind === "touch" ? [goal.cat] : []));
  return sky.hold && view.holder === null ? [...cats, { x: view.cat[0], y: view.cat[1] }] : cats;
}

export type Aim = {
  what: "cat" | "fou" | "gate" | "home" | "hut" | "carrier";
  at: Point;
  n?: number;
  gate?: [number, number];
};

/** Where that is; nothing for whoever has the cat. */
export function aimOf(sky: Sky, view: View, seat: number): Aim | null {
  const goal = goalOf(sky, view, seat);
  const middle = ([a, b]: [number, number]) => {
    const [one, two] = [placeOf(sky, a)!, placeOf(sky, b)!];
    return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
  };
  switch (goal.kind) {
    case "touch":
      return { what: "cat", at: goal.cat };
    case "hold":
      if (view.holder === seat) return null;
      if (view.holder !== null) return { what: "carrier", at: view.brooms[view.holder]!, n: view.holder };
      return { what: "cat", at: { x: view.cat[0], y: view.cat[1] } };
    case "hunt":
      return { what: "fou", at: view.fou };
    case "pass":
      return { what: "gate", at: middle(goal.gate), gate: goal.gate };
    case "land":
      return { what: "hut", at: placeOf(sky, hutBase + goal.hut)!, n: goal.hut };
    case "race": {
      const target = view.targets[seat] ?? 0;
      if (target) return { what: "hut", at: placeOf(sky, hutBase + target)!, n: target };
      return view.passed[seat]
        ? { what: "home", at: middle(goal.home) }
        : { what: "gate", at: middle(goal.gate), gate: goal.gate };
    }
  }
}
