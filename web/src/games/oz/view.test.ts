import { expect, test } from "vitest";
import { flights, heldBy } from "./view";
import type { View } from "../../generated/games/oz";

const table = (round: number, ...columns: string[][]): View => ({
  phase: "take",
  round,
  rounds: 8,
  first: 0,
  turn: 0,
  left: 0,
  columns,
  deck: [],
  discard: [],
  stories: [],
  hands: [],
  open: [],
  turned: [],
  dropped: [],
  points: [],
  gains: [],
});
const laid = [
  ["d", "d", "each-l"],
  ["t", "s", "few-r"],
  ["o", "g", "lead-g"],
];

test("puppets that a seat takes fly to its hand, by character", () => {
  const { taken, left } = flights(
    { seen: [[1, "take 2"]], events: [] },
    table(3, ...laid),
    table(3, laid[0]!, [], laid[2]!),
  );
  expect([...taken]).toEqual([
    ["1 t", "p3-1-0"],
    ["1 s", "p3-1-1"],
  ]);
  expect(left).toBe("");
});

test("two of a kind fly to the same place", () => {
  const { taken } = flights({ seen: [[0, "take 1"]], events: [] }, table(3, ...laid), table(3, [], laid[1]!, laid[2]!));
  expect([...taken]).toEqual([["0 d", "p3-0-0 p3-0-1"]]);
});

test("what nobody took leaves the stage when the next round is laid in the same step", () => {
  const step = {
    seen: [
      [1, "take 2"],
      [-1, "deal d"],
    ] as [number, string][],
    events: [],
  };
  const { taken, left } = flights(step, table(3, [], laid[1]!, laid[2]!), table(4, ...laid));
  expect([...taken.keys()]).toEqual(["1 t", "1 s"]);
  expect(left).toBe("p3-2-0 p3-2-1");
});

test("a first look moves nothing", () => {
  expect(flights(undefined, null, table(1, ...laid)).taken.size).toBe(0);
});

test("a hand is told in the order of the cast", () => {
  expect(heldBy([1, 0, 0, 0, 2, 0, 0, 0]).filter(({ count }) => count)).toEqual([
    { who: "d", count: 1 },
    { who: "l", count: 2 },
  ]);
});
