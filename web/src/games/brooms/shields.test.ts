import { expect, test } from "vitest";
import { head, lean, shield } from "./shields";

const cat = { x: 500, y: 500, r: 15 };
const table: [number, number] = [1000, 1000];

test("a sign stands upright where nothing is above it, and leans beside a number that is", () => {
  expect(lean(cat, 60, [], table)).toBe(0);
  const above = { x: 500, y: 420, r: 15 };
  const turn = lean(cat, 60, [above], table);
  expect(turn).toBe(45);
  const { x, y, r } = head(cat, 60, turn);
  expect(Math.hypot(x - above.x, y - above.y)).toBeGreaterThan(r + above.r);
});

test("it leans the other way where the first one is taken too, and away from the edge of the table", () => {
  const taken = [0, 45].map((turn) => ({ ...head(cat, 60, turn), r: 5 }));
  expect(lean(cat, 60, taken, table)).toBe(-45);
  expect(lean({ ...cat, y: 20 }, 60, [], table)).toBe(135);
});

test("a hut's number hangs beside it, a castle's is written on it", () => {
  expect(shield("hut", 30, 20).x).toBeLessThan(-30);
  expect(shield("castle", 50, 20)).toMatchObject({ x: 0, r: 12.4 });
});
