import { expect, test } from "vitest";
import { nearest } from "./walk";

const box = (x: number, y: number, width = 100, height = 200) => ({ x, y, width, height });
const columns = [0, 1, 2, 3, 4].map((number) => box(110 * number, 0));
const [left, right, up, down] = [[-1, 0] as const, [1, 0] as const, [0, -1] as const, [0, 1] as const];

test("arrows go along a row, and stop at its ends", () => {
  expect(nearest(columns[1]!, columns, right)).toBe(2);
  expect(nearest(columns[1]!, columns, left)).toBe(0);
  expect(nearest(columns[4]!, columns, right)).toBe(-1);
  expect(nearest(columns[0]!, columns, up)).toBe(-1);
});

test("down goes to what lies nearest below, also where nothing lies straight below", () => {
  const below = [box(200, 260, 60, 40), box(270, 260, 60, 40), box(520, 250, 120, 60)];
  expect(nearest(columns[2]!, below, down)).toBe(1);
  expect(nearest(columns[4]!, below, down)).toBe(2);
  expect(nearest(columns[0]!, below, down)).toBe(0);
  expect(nearest(below[0]!, columns, up)).toBe(2);
});

test("in two rows right does not leave the row before its end", () => {
  const rows = [box(0, 0), box(110, 0), box(220, 0), box(0, 210), box(110, 210)];
  expect(nearest(rows[0]!, rows, right)).toBe(1);
  expect(nearest(rows[4]!, rows, right)).toBe(2);
  expect(nearest(rows[1]!, rows, down)).toBe(4);
});
