import { expect, test } from "vitest";
import { depthOf } from "./grip";

const folds = (x: number, dx: number, length = 4): number => {
  const { depth, firm } = depthOf(length, 4, x, 2, dx, 0);
  return firm ? Math.round(Math.min(depth, length - 1)) : 0;
};

test("an edge drawn inwards folds as deep as it is drawn", () => {
  expect(depthOf(4, 4, 0.2, 2, 1.6, 0).side).toBe("left");
  expect(folds(0.2, 1.6)).toBe(1);
  expect(folds(0.2, 3.6)).toBe(2);
  expect(folds(3.8, -1.6)).toBe(1);
});

test("an edge drawn outwards folds nothing, wherever on its square it is grabbed", () => {
  for (const x of [-0.3, 0.1, 0.5, 0.9]) expect(folds(x, -3)).toBe(0);
  for (const x of [3.1, 3.5, 4.2]) expect(folds(x, 3)).toBe(0);
  expect(folds(0.5, -3, 2)).toBe(0);
  expect(folds(1.5, -1, 2)).toBe(1);
});

test("a nudge folds nothing, wherever it is made", () => {
  for (let x = 0; x <= 4; x += 0.25)
    for (const dx of [0.1, 0.4, 0.5]) expect([folds(x, dx), folds(x, -dx)]).toEqual([0, 0]);
});
