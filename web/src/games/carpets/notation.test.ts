import { expect, test } from "vitest";
import { describe as tell, loadGame, story } from "..";
import { setLanguage, Texts } from "../../lib/texts.svelte";
import { moveData } from "./notation";

test("a notation falls into its parts", () => {
  expect(moveData("fold left 2 over")).toEqual({ side: "left", count: 2, way: "over" });
  expect(moveData("claim 3 with 1")).toEqual({ token: 3, genies: 1 });
  expect(moveData("claim 2 shows 0 claim 2, 5: turn; 1 pass, 0: ")).toEqual({ token: 2, genies: 0 });
  expect(moveData("push 1")).toEqual({ pawn: "seat", other: 1 });
  expect(moveData("push ghost")).toEqual({ pawn: "ghost" });
  expect(moveData("cobra back 2")).toEqual({ cobra: { kind: "back", count: 2 } });
  expect(moveData("turn")).toEqual({});
  expect(moveData("deal 1")).toMatchObject({ challenge: { size: 2, first: { motif: "*", colour: "B" } } });
});

test("a step is told in sentences", async () => {
  await loadGame("carpets");
  setLanguage("en");
  const texts = new Texts("carpets", ["Anna", "Brian"], 0);
  const told = tell(
    {
      seen: [
        [1, "fold top 1 under"],
        [-1, "deal 1"],
      ],
      events: [{ kind: "flies", pawn: "seat", seat: 0, clouds: 3, from: 0, to: 3 }],
    },
    texts,
  );
  expect(told).toHaveLength(3);
  expect(told[0]).toContain("Brian");
  expect(told[1]).toContain("blue");
  expect(told[2]).toContain("You fly 3 clouds");
}, 30_000);

test("the story counts folds, for each player and round in one line", async () => {
  await loadGame("carpets");
  setLanguage("en");
  const texts = new Texts("carpets", ["Anna", "Brian"], 0);
  const step = (seat: number, notation: string, ...events: string[]) => ({
    seen: [[seat, notation] as [number, string]],
    events: events.map((kind) => ({ kind })),
  });
  const told = story(
    [
      step(0, "fold left 1 over"),
      step(1, "turn"),
      step(0, "unfold"),
      step(0, "claim 2"),
      step(1, "spread"),
      step(-2, "hourglass"),
      step(1, "turn"),
    ],
    texts,
  );
  expect(told).toEqual([
    "You fold your carpet 2 times.",
    "You take card 2.",
    "Brian folds their carpet 2 times.",
    "The hourglass has run out.",
    "Brian folds their carpet once.",
  ]);
});

test("a round is told in its order, and a calm choice by what comes of it", async () => {
  await loadGame("carpets");
  setLanguage("en");
  const texts = new Texts("carpets", ["Anna", "Brian"], 0);
  const told = tell(
    {
      seen: [
        [0, "claim 4 shows 0 claim 4, 0: ; 1 claim 4, 0: "],
        [-1, "cobra ban"],
        [-1, "deal 1"],
      ],
      events: [
        { kind: "chooses", seat: 0, token: 4, genies: 0, folds: 0 },
        { kind: "flies", pawn: "seat", seat: 1, clouds: 5, from: 0, to: 5 },
        { kind: "ban", seat: 1 },
      ],
      after: [1, 1, 2],
    },
    texts,
  );
  expect(told.map((sentence) => sentence.split(" ").slice(0, 3).join(" "))).toEqual([
    "You chose card",
    "Brian flies 5",
    "The cobra is",
    "Next round the",
    "A card is",
  ]);
});
