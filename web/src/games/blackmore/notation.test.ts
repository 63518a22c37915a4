import { expect, test } from "vitest";
import { describe as tell, loadGame } from "..";
import { setLanguage, Texts } from "../../lib/texts.svelte";
import { moveData } from "./notation";

test("a notation falls into its parts", () => {
  expect(moveData("play b7")).toEqual({ card: { colour: "b", value: 7 } });
  expect(moveData("first 2")).toEqual({ seat: 2 });
  expect(moveData("draw ?")).toEqual({});
  expect(moveData("keep")).toEqual({});
});

test("a step is told in sentences, hidden draws once", async () => {
  await loadGame("blackmore");
  setLanguage("en");
  const texts = new Texts("blackmore", ["Anna", "Brian"], 0);
  const told = tell(
    {
      seen: [
        [1, "lay r3"],
        [-1, "draw ?"],
        [-1, "draw ?"],
      ],
      events: [{ kind: "short", seat: 0 }],
    },
    texts,
  );
  expect(told).toHaveLength(3);
  expect(told[0]).toContain("Brian");
  expect(told[0]).toContain("red 3");
});
