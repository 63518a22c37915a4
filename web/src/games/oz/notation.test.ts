import { expect, test } from "vitest";
import { describe, loadGame } from "..";
import { Texts, setLanguage } from "../../lib/texts.svelte";
import { moveData, pairData, storyData, storyParts } from "./notation";

test("a round is told by its events, not card by card", async () => {
  await loadGame("oz");
  setLanguage("en");
  const texts = new Texts("oz", ["Anna", "Brian"], 0);
  const told = describe(
    {
      seen: [
        [1, "take 2"],
        [-1, "deal d"],
        [-1, "open each-l"],
      ],
      events: [{ kind: "column", column: 1, pair: pairData("d", "l"), story: storyData("each-l") }],
    },
    texts,
  );
  expect(told).toEqual(["Brian takes column 2.", "Column 1: Dorothy and Lion; 1 point per Lion card."]);
});

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
