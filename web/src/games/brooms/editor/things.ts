// Everything that stands in a drawn sky and can be taken by the hand, by a name such as "castle 3", "hut 1", "cat 0".
// Cats and the Fool belong to a goal, and have its place in the list as their number.
import material from "../../../../../src/envol/games/brooms/data/material-1.json";
import { hutRadius, radiusOf, type Draft } from "./format";
import { ahead, vector, type Disc } from "../geometry";

export type ThingKind = "castle" | "hut" | "cat" | "fou";
export interface Thing extends Disc {
  id: string;
  kind: ThingKind;
  n: number;
  heading: number; // of the Fool
  leans: boolean; // a cat that begins on the rim of a castle
}

/** Half of the Fool's length, from the end of his tail to the tip of his broom. */
const foolReach = (material.nose - material.tail_free_end) / 2;
const foolMiddle = material.nose - foolReach;

export function thingsOf(draft: Draft): Thing[] {
  const plain = { heading: 0, leans: false };
  const things: Thing[] = [
    ...draft.huts.map(({ n, x, y }): Thing => ({ ...plain, id: `hut ${n}`, kind: "hut", n, x, y, r: hutRadius })),
    ...draft.castles.map((castle): Thing => ({
      ...plain,
      id: `castle ${castle.n}`,
      kind: "castle",
      n: castle.n,
      x: castle.x,
      y: castle.y,
      r: radiusOf(castle),
    })),
  ];
  for (const [n, goal] of draft.goals.entries()) {
    if (goal.kind === "touch")
      things.push({ ...plain, id: `cat ${n}`, kind: "cat", n, ...goal.cat, r: material.cat_radius });
    if (goal.kind === "hunt") things.push({ ...plain, id: `fou ${n}`, kind: "fou", n, ...goal.fou, r: foolReach });
    const castle = goal.kind === "hold" ? draft.castles.find((one) => one.n === goal.castle) : undefined;
    if (goal.kind === "hold" && castle) {
      const [dx, dy] = vector(radiusOf(castle) + material.cat_radius, goal.angle);
      things.push({
        ...plain,
        id: `cat ${n}`,
        kind: "cat",
        n,
        x: castle.x + dx,
        y: castle.y + dy,
        r: material.cat_radius,
        leans: true,
      });
    }
  }
  return things;
}

export const thingOf = (draft: Draft, id: string): Thing | undefined =>
  thingsOf(draft).find((thing) => thing.id === id);

/** The disc that a thing needs; the Fool's is about the middle of his broom. */
export function roomOf(thing: Thing): Disc {
  return thing.kind === "fou" ? { ...ahead(thing, foolMiddle), r: thing.r } : thing;
}
