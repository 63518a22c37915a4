import { expect, test } from "vitest";
import { describe, loadGame } from "..";
import { setLanguage, Texts } from "../../lib/texts.svelte";
import { moveData } from "./notation";

test("a sentence gets the parts of a move that its message needs", () => {
  expect(moveData("first 2")).toEqual({ seat: 2 });
  expect(moveData("take g12")).toEqual({ card: { colour: "g", value: 12 } });
  expect(moveData("reveal w1")).toEqual({ card: { colour: "w", value: 1 } });
  expect(moveData("land orange")).toEqual({ colour: { colour: "o" } });
  expect(moveData("diploma black")).toEqual({ colour: { colour: "b" } });
  expect(moveData("graduate white w2 w7 v10 g12")).toEqual({});
  expect(moveData("draw")).toEqual({});
});

test("the sum at the end shows the point for all five colours, if there is one", async () => {
  await loadGame("air");
  setLanguage("en");
  const texts = new Texts("air", ["Anna", "Brian"], 0);
  const sum = (bonus: number) => texts.say("table-result", { books: 13, bonus, cards: 4 });
  expect(sum(1)).toBe("13 spellbooks + 1 (all 5 colours), 4\u00a0in\u00a0hand");
  expect(sum(0)).toBe("13 spellbooks, 4\u00a0in\u00a0hand");
});

test("a draw is one sentence: the card, or what became of it", async () => {
  await loadGame("air");
  setLanguage("en");
  const texts = new Texts("air", ["Anna", "Brian"], 0);
  const seen: [number, string][] = [
    [0, "draw"],
    [-1, "reveal g4"],
  ];
  const placed = { kind: "placed", seat: 0, card: { colour: "g", value: 4 } };
  expect(describe({ seen, events: [] }, texts)).toEqual(["The deck shows green 4."]);
  expect(describe({ seen, events: [placed] }, texts)).toEqual(["The green 4 fits, and flies in your zone."]);
});
