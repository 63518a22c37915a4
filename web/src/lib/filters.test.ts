// What is shown of a gallery.
import { expect, test } from "vitest";
import { everything, suits } from "./filters";
import type { CreationInfo } from "./gallery";

const made = (seats: [number, number], length: number, difficulty: string): CreationInfo =>
  ({ seats, estimate: { decided: 6, length, difficulty } }) as CreationInfo;

test.each([
  [{}, true],
  [{ seats: "2" }, true],
  [{ seats: "4" }, false],
  [{ length: "middle" }, true],
  [{ length: "long" }, false],
  [{ difficulty: "fair" }, true],
  [{ difficulty: "easy" }, false],
  [{ seats: "3", length: "middle", difficulty: "fair" }, true],
])("a wish of %o", (wish, is) => {
  expect(suits(made([2, 3], 7, "fair"), { ...everything, ...wish })).toBe(is);
});

test("what nobody has flown yet is found only by whoever does not ask how long or hard it is", () => {
  const fresh = { seats: [2, 4], estimate: null } as unknown as CreationInfo;
  expect(suits(fresh, { ...everything, seats: "4" })).toBe(true);
  expect(suits(fresh, { ...everything, length: "short" })).toBe(false);
  expect(suits(made([2, 2], 0, "endless"), { ...everything, difficulty: "very-hard" })).toBe(true);
});
