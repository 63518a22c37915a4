import { expect, test } from "vitest";
import { flagsOf } from "./flags";

const places = [
  { x: 0, y: 0 },
  { x: 400, y: 200 },
];
const found = {
  castle: (n: number) => places[n - 1],
  hut: () => ({ x: 7, y: 8 }),
  cat: undefined,
  fou: { x: 1, y: 2 },
};

test("a gate has its flag in the middle, and one that is passed twice has two", () => {
  const gate = { kind: "pass" as const, gate: [1, 2] as [number, number] };
  expect(flagsOf([gate, { kind: "land", hut: 1 }, gate], found)).toEqual([
    { at: { x: 200, y: 100 }, n: 1, hangs: "in", before: 0 },
    { at: { x: 7, y: 8 }, n: 2, hangs: "under", before: 0 },
    { at: { x: 200, y: 100 }, n: 3, hangs: "in", before: 1 },
  ]);
});

test("what is not there has none, and the numbers stay", () => {
  const goals = [
    { kind: "pass" as const, gate: [1, 9] as [number, number] },
    { kind: "hunt" as const, fou: { x: 0, y: 0, heading: 0 }, pieces: 3 },
  ];
  expect(flagsOf(goals, found).map(({ n }) => n)).toEqual([2]);
});
