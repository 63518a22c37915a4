// Several things at once.
import { expect, test } from "vitest";
import { simple } from "./draft";
import { copied, mirrored, shifted, without } from "./several";
import { thingsOf } from "./things";
import type { Draft } from "./format";

const all = (draft: Draft) => thingsOf(draft).map(({ id }) => id);
const places = (draft: Draft) => Object.fromEntries(thingsOf(draft).map(({ id, x, y }) => [id, [x, y]]));

test("they move by the same way, and stop where the first of them meets the edge", () => {
  const made = shifted(simple, ["castle 1", "hut 1"], -1_000_000, 50_000);
  expect(places(made)["hut 1"]).toEqual([25_000, 350_000]);
  expect(places(made)["castle 1"]).toEqual([445_000, 610_000]);
  expect(places(made)["castle 2"]).toEqual(places(simple)["castle 2"]);
});

test("a copy has its own number and size, and there are no more than the box has", () => {
  const large: Draft = { ...simple, castles: simple.castles.map((castle) => ({ ...castle, radius: 90_000 })) };
  const [made, ids] = copied(large, ["castle 1", "castle 2", "hut 1"]);
  expect(ids).toEqual(["hut 3", "castle 3", "castle 4"]);
  expect(made.castles.find(({ n }) => n === 3)).toMatchObject({ x: 620_000, y: 500_000, radius: 90_000 });
  const full = [1, 2, 3].reduce((draft) => copied(draft, ["castle 1", "castle 2"])[0], made);
  expect(full.castles).toHaveLength(8);
});

test("a sky mirrored twice is the sky", () => {
  const hunt: Draft = {
    ...simple,
    goals: [...simple.goals, { kind: "hunt", fou: { x: 800_000, y: 300_000, heading: 5 }, pieces: 3 }],
  };
  for (const axis of ["x", "y"] as const) {
    const once = mirrored(hunt, all(hunt), axis);
    expect(once).not.toEqual(hunt);
    expect(mirrored(once, all(once), axis)).toEqual(hunt);
  }
  expect(places(mirrored(hunt, ["hut 1"], "x"))["hut 1"]).toEqual([1_060_000, 300_000]);
});

test("all are taken away, but there is always something to be done", () => {
  const cats: Draft = { ...simple, goals: [simple.goals[0]!, { kind: "touch", cat: { x: 900_000, y: 100_000 } }] };
  expect(all(without(cats, all(cats)))).toEqual(["cat 0"]);
});
