import { expect, test } from "vitest";
import { moveData, pairData, storyData, storyParts } from "./notation";

test("a notation has the parts that Python gives its move", () => {
  expect(moveData("first 2")).toEqual({ seat: 2 });
  expect(moveData("deal s")).toEqual({ actor: { character: "s" } });
  expect(moveData("recall w")).toEqual({ actor: { character: "w" } });
  expect(moveData("take 3")).toEqual({ column: 3 });
  expect(moveData("turn feud-ogw")).toEqual({
    story: { kind: "feud", one: { character: "o" }, two: { character: "g" }, three: { character: "w" } },
  });
  expect(moveData("open each-l")).toEqual({ story: { kind: "each", one: { character: "l" } } });
});

test("a story is its kind and its characters", () => {
  expect(storyParts("series-dlsr")).toEqual({ kind: "series", of: ["d", "l", "s", "r"] });
  expect(storyData("couple-ds")).toEqual({ kind: "couple", one: { character: "d" }, two: { character: "s" } });
  expect(pairData("d", "d")).toEqual({ one: { character: "d" }, two: { character: "d" } });
});
