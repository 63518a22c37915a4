import { expect, test } from "vitest";
import { lastTrick } from "./lastTrick";

const steps = (...lines: [number, string][]) => lines.map((line) => ({ seen: [line], events: [] }));

test("the last trick is what was played before its winner decided about the trump", () => {
  const told = steps([-1, "draw ?"], [0, "play b5"], [1, "play b7"], [1, "keep"], [-1, "draw ?"], [1, "play r2"]);
  expect(lastTrick(told, [null, "r2"])).toEqual({
    cards: [
      [0, "b5"],
      [1, "b7"],
    ],
    winner: 1,
  });
  expect(lastTrick(told.slice(0, 3), ["b5", "b7"])).toBeNull();
});

test("a decision that was taken back leaves the trick on the table, and a card played anew stands for the first", () => {
  const told = steps([0, "play b5"], [1, "play b7"], [1, "lay b5"], [-3, "undo"]);
  expect(lastTrick(told, ["b5", "b7"])).toBeNull();
  const other = steps([0, "play b5"], [-3, "undo"], [0, "play b6"], [1, "play b7"], [1, "keep"]);
  expect(lastTrick(other, [null, null])?.cards).toEqual([
    [0, "b6"],
    [1, "b7"],
  ]);
});
