import { expect, test } from "vitest";
import { byColour, settle } from "./slots";

test("a drawn card takes the place of the one that was played, and no other card moves", () => {
  const dealt = settle([], ["b1", "r2", "s3"], false);
  expect(dealt).toEqual(["b1", "r2", "s3"]);
  const played = settle(dealt, ["b1", "s3"], false);
  expect(played).toEqual(["b1", null, "s3"]);
  expect(settle(played, ["b1", "b9", "s3"], false)).toEqual(["b1", "b9", "s3"]);
});

test("once nobody draws any more the gap closes, and another's eyes begin anew", () => {
  expect(settle(["b1", "r2", "s3"], ["b1", "s3"], true)).toEqual(["b1", "s3"]);
  expect(settle(["b1", null, "s3"], ["v1", "v2"], false)).toEqual(["v1", "v2"]);
});

test("a hand sorted by colour begins with the strongest, and keeps each colour together", () => {
  expect(byColour(["r6", "r5", "b1", "s9", "b8"])).toEqual(["r6", "r5", "b1", "b8", "s9"]);
});
