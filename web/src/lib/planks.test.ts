import { expect, test } from "vitest";
import { constellation } from "./constellation";
import { planks } from "./planks";

const rows = (count: number, width: number, height: number) => Math.ceil(count / planks(count, width, height).columns);

test("five boxes stand on one plank, and fewer are no larger", () => {
  for (const [width, height] of [
    [844, 390],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    const five = planks(5, width, height);
    expect(five).toMatchObject({ flat: false, columns: 5 });
    expect(planks(1, width, height)).toEqual({ ...five, columns: 1 });
    expect(planks(2, width, height)).toEqual({ ...five, columns: 2 });
  }
});

test("more boxes stand on more planks, as even as can be", () => {
  expect(planks(6, 1280, 800)).toMatchObject({ flat: false, columns: 6 });
  expect(planks(9, 1280, 800)).toMatchObject({ flat: false, columns: 5 });
  expect(planks(14, 1280, 800)).toMatchObject({ flat: false, columns: 7 });
  expect(planks(14, 1920, 1080)).toMatchObject({ flat: false, columns: 7 });
  expect(planks(5, 768, 1024)).toMatchObject({ flat: false, columns: 3 });
});

test("where boxes would be too small to read they lie flat, beside each other if there is room", () => {
  expect(planks(5, 360, 640)).toEqual({ flat: true, columns: 1, box: 0 });
  expect(planks(6, 844, 390)).toEqual({ flat: true, columns: 2, box: 0 });
  expect(planks(40, 1280, 800)).toMatchObject({ flat: true, columns: 3 });
});

test("however many there are, and however small the page, every box has a place and a width", () => {
  for (const [width, height] of [
    [1, 1],
    [320, 480],
    [700, 390],
    [1024, 768],
    [3840, 2160],
  ] as const)
    for (let count = 0; count < 60; count += 1) {
      const { flat, columns, box } = planks(count, width, height);
      if (count) expect(columns).toBeGreaterThan(0);
      if (!flat && count) expect(box).toBeGreaterThan(100);
      if (count) expect(rows(count, width, height) * columns).toBeGreaterThanOrEqual(count);
    }
});

test("open tables take room from the shelf", () => {
  expect(planks(14, 1280, 800, 110).box).toBeLessThan(planks(9, 1280, 800).box);
  expect(planks(9, 1280, 800, 110).box).toBeLessThan(planks(9, 1280, 800).box);
});

test("a name has its own stars, always the same, within the picture and round its letter", () => {
  expect(constellation("Nim")).toEqual(constellation("Nim"));
  expect(constellation("Nim")).not.toEqual(constellation("Hex"));
  for (const word of ["", "Nim", "Les Sorcières", "🂡"])
    for (const [x, y] of constellation(word)) {
      expect(Math.hypot(x - 60, y - 62)).toBeGreaterThan(35);
      expect(Math.max(Math.abs(x - 60), Math.abs(y - 60))).toBeLessThan(58);
    }
});
