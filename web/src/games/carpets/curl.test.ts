import { expect, test } from "vitest";
import { bendFor, curl, reach } from "./curl";
import { lieAfter, lieOf, overTop, sheets, spread } from "./lie";
import type { Change } from "./fold";

test("cloth is neither stretched nor torn, and lies flat before and after", () => {
  for (const settle of [0, 0.4, 1]) {
    const points = curl(2, settle);
    for (const [index, point] of points.slice(1).entries()) {
      const before = points[index]!;
      expect(Math.hypot(point.out - before.out, point.height - before.height)).toBeCloseTo(2 / (points.length - 1), 3);
      expect(point.height).toBeGreaterThan(-1e-9);
    }
  }
  const pressed = curl(2, 1).at(-1)!;
  expect([pressed.out, pressed.height]).toEqual([expect.closeTo(-2), expect.closeTo(0)]);
});

test("the edge follows the hand", () => {
  for (const drawn of [0.3, 1, 2.5, 5]) expect(reach(bendFor(drawn))).toBeCloseTo(drawn, 3);
});

test("folded along a level line the signs stand on their heads, along an upright one they do not", () => {
  const top = (changes: Change[]) => sheets(lieOf(changes), 0).at(-1);
  expect(top([{ side: "top", count: 1, under: false }])).toMatchObject({ square: "0", headDown: true });
  expect(top([{ side: "left", count: 1, under: false }])).toMatchObject({ square: "0", headDown: false, fringe: 1 });
  expect(top([{ side: "bottom", count: 3, under: false }])).toMatchObject({ square: "c", headDown: true, fringe: -1 });
  expect(top(["turn"])).toMatchObject({ square: "3", headDown: false, fringe: -1 });
});

test("turned over upwards twice it lies as before", () => {
  const lie = lieAfter(spread, { side: "right", count: 1, under: true });
  const again = overTop(overTop(lie));
  expect(again.carpet).toEqual(lie.carpet);
  expect((again.row - lie.row) % 2).toBe(0);
});
