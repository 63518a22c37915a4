import { expect, test } from "vitest";
import {
  added,
  freeSpot,
  mayAdd,
  moved,
  removed,
  renumbered,
  reordered,
  resized,
  ringOf,
  simple,
  stands,
  withGoal,
  withHut,
  withPlayers,
  withStart,
  withTable,
} from "./draft";
import { bodyOf, draftOf, type Draft } from "./format";
import type { Goal } from "../adventure";
import type { Adventure } from "../../../generated/games/brooms";
import { blamed } from "./blame";
import cat from "../../../../../src/envol/games/brooms/data/cat-1.json";
import bumblebee from "../../../../../src/envol/games/brooms/data/bumblebee-1.json";
import { thingOf, thingsOf } from "./things";

const hunt = draftOf(cat as unknown as Adventure);
const race = draftOf(bumblebee as unknown as Adventure);

test("a file becomes a draft and the same file again", () => {
  const { reconstructed: _, ...file } = bumblebee;
  expect(bodyOf(race)).toEqual(file);
  expect(bodyOf({ ...race, goals: [race.goals[0]!, race.goals[0]!] }).goal).toHaveLength(2);
});

test("no operation changes the draft that it is given", () => {
  const kept = structuredClone(race);
  for (const made of [
    added(race, "cat")[0],
    moved(race, "castle 3", { x: 1, y: 2 }),
    removed(race, "hut 2"),
    renumbered(race, "castle", 3, 1),
    resized(race, 1, 30_000),
    withTable(race, 900_000, 900_000),
    withHut(race, 1, 2, true),
  ])
    expect(made).not.toEqual(kept);
  expect(race).toEqual(kept);
});

test("new things have the lowest free number and room for themselves", () => {
  let draft: Draft = simple;
  for (const n of [3, 4, 5, 6, 7, 8]) {
    const [made, id] = added(draft, "castle");
    expect(id).toBe(`castle ${n}`);
    const { x, y, r } = thingOf(made, id)!;
    expect(thingsOf(draft).every((other) => Math.hypot(other.x - x, other.y - y) > other.r + r)).toBe(true);
    draft = made;
  }
  expect(mayAdd(draft, "castle")).toBe(false);
  expect(freeSpot({ ...draft, table: [300_000, 300_000] }, 150_000)).toEqual({ x: 150_000, y: 150_000 });
});

test("another number is swapped with whoever has it, and goals go along", () => {
  const made = renumbered(race, "castle", 3, 1);
  expect(made.goals[0]).toEqual({ kind: "race", gate: [1, 4], home: [3, 2] });
  expect(thingOf(made, "castle 1")).toMatchObject({ x: 1_060_000, r: 65_000 });
  const small = renumbered(race, "castle", 8, 1); // its size goes along, though that of its number is another
  expect(thingOf(small, "castle 1")?.r).toBe(40_000);
  expect(renumbered(race, "hut", 1, 4).hutsUsed["3"]).toEqual([4, 2, 3]);
});

test("sizes stay within the format, and the usual one is not written", () => {
  expect(thingOf(resized(race, 1, 1), "castle 1")?.r).toBe(20_000);
  expect(resized(resized(race, 1, 90_000), 1, 65_000).castles[0]).toEqual(race.castles[0]);
});

test("a cat on a rim goes round its castle", () => {
  const up = moved(hunt, "cat 0", { x: 800_000, y: 900_000 });
  expect((up.goals[0] as Goal & { kind: "hold" }).angle).toBe(18);
  expect(thingOf(up, "cat 0")).toMatchObject({ leans: true, x: 800_000 });
});

test("a boundary is named in the order of a walk round it", () => {
  const ring = ringOf(hunt, [8, 2, 5, 3, 7, 4, 6]);
  const turns = ring.map((n, at) => [n, ring[(at + 1) % ring.length]]).map(([a, b]) => Math.abs(a! - b!));
  expect(turns.every((step) => step === 1 || step === 6)).toBe(true);
});

test("a hunt stays the last goal, and the last goal of all cannot be removed", () => {
  const [one] = withGoal(simple, "hunt");
  const [two, id] = withGoal(one, "land");
  expect(two.goals.map(({ kind }) => kind)).toEqual(["touch", "land", "hunt"]);
  expect([id, two.reverse]).toEqual(["goal 1", true]);
  expect(reordered(two, 0, 1).goals[0]?.kind).toBe("land");
  expect(reordered(two, 0, -1)).toBe(two);
  expect(removed(simple, "cat 0")).toBe(simple);
});

test("what would lie outside a smaller table comes along with its edge", () => {
  const made = withTable(simple, 400_000, 10);
  expect(made.table).toEqual([400_000, 300_000]);
  for (const { x, y, r } of thingsOf(made))
    expect(x - r >= 0 && y - r >= 0 && x + r <= 400_000 && y + r <= 300_000).toBe(true);
});

test("players, starts and huts", () => {
  expect(withPlayers(simple, [4, 2]).players).toEqual([2, 4]);
  expect(withStart(withStart(simple, 2, true), 1, true).start).toEqual([1, 2]);
  expect(removed(withStart(simple, 2, true), "castle 2").start).toEqual([]);
  const less = withHut(simple, 1, 3, false);
  expect([stands(less, 1, 3), stands(less, 1, 2), less.hutsUsed]).toEqual([false, true, { "3": [2] }]);
  expect(withHut(less, 1, 3, true).hutsUsed).toEqual({});
});

test("a fault marks the things that it names", () => {
  const overlap = {
    why: "overlap",
    text: "",
    data: { thing: { thing: "castle", number: 1 }, beside: { thing: "hut", number: 2 } },
  };
  expect([...blamed([overlap], simple)]).toEqual(["castle 1", "hut 2"]);
  expect(blamed([{ why: "unreachable", text: "", data: { number: 1 } }], simple).has("cat 0")).toBe(true);
});
