import { expect, test } from "vitest";
import { fit } from "./fit";

test("cards are as large as the box allows, in as many rows as that takes", () => {
  expect(fit(1, 500, 140, 4)).toEqual({ width: 100, shape: "whole", isEasy: true });
  expect(fit(6, 624, 140, 4)).toEqual({ width: 100, shape: "whole", isEasy: true });
  expect(fit(7, 624, 288, 4)).toEqual({ width: 101, shape: "whole", isEasy: true }); // in two rows
});

test("where a whole card is too small for a finger, as much of it is shown as a finger meets best", () => {
  expect(fit(6, 320, 54, 4)).toEqual({ width: 50, shape: "upper", isEasy: true });
  expect(fit(6, 263, 61, 4)).toEqual({ width: 40, shape: "whole", isEasy: false });
  expect(fit(30, 320, 80, 4).shape).toBe("edge");
});
