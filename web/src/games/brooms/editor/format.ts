// An adventure as docs/adventure-format.md tells it, and as the editor holds it: always a list of goals, no hash.
import material from "../../../../../src/envol/games/brooms/data/material-1.json";
import type { Adventure, Castle, Hut } from "../../../generated/games/brooms";
import type { Goal } from "../adventure";
import type { Mood } from "../moods";

export type Pair = [number, number];
export type GoalKind = Goal["kind"];
export const goalKinds: GoalKind[] = ["touch", "pass", "land", "race", "hold", "hunt"];

/** What is drawn. Every field is there, so that nothing has to be asked for twice. */
export interface Draft {
  players: Pair;
  table: Pair;
  castles: Castle[];
  huts: Hut[];
  hutsUsed: Record<string, number[]>; // by the number of players, where not all of them stand
  start: number[]; // castles to start from; without any one starts from the huts
  reverse: boolean;
  goals: Goal[];
  mood: Mood | ""; // what the sky looks like; without one its goals give it
  title: string;
  author: string;
  text: string;
  origin: string; // the hash of the adventure that this one was made from
  from: string | null; // and its id, if it is in our gallery
}

export const mostCastles = 8;
export const mostHuts = 4;
export const mostGoals = 6;
export const sides: Pair = [300_000, 2_000_000];
export const radii: Pair = [20_000, 150_000];
export const hutRadius = material.hut_radius;
const usual: Record<string, number> = material.castle_radius;

/** How large a castle is that has no size of its own. */
export const usualRadius = (n: number): number => usual[n] ?? 65_000;
export const radiusOf = ({ n, radius }: Castle): number => radius ?? usualRadius(n);

export function draftOf(body: Adventure, from: string | null = null): Draft {
  const { players, table, castles, reverse, goal } = body;
  return structuredClone({
    players,
    table,
    castles,
    huts: body.huts ?? [],
    hutsUsed: body.huts_used ?? {},
    start: body.start ?? [],
    reverse,
    goals: Array.isArray(goal) ? goal : [goal],
    mood: body.mood ?? "",
    title: body.title ?? "",
    author: body.author ?? "",
    text: body.text ?? "",
    origin: body.origin ?? "",
    from,
  });
}

/** The file of a draft; what has its default value is left out. */
export function bodyOf(draft: Draft): Adventure {
  const { players, table, castles, reverse, goals } = draft;
  const body: Adventure = {
    format: "brooms-adventure/1",
    players,
    table,
    castles,
    reverse,
    goal: goals.length === 1 ? goals[0]! : goals,
  };
  if (draft.huts.length) body.huts = draft.huts;
  if (Object.keys(draft.hutsUsed).length) body.huts_used = draft.hutsUsed;
  if (draft.start.length) body.start = draft.start;
  if (draft.mood) body.mood = draft.mood;
  for (const key of ["title", "author", "text", "origin"] as const)
    if (draft[key].trim()) body[key] = draft[key].trim();
  return structuredClone(body);
}
