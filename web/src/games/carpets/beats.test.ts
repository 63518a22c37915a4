import { expect, test } from "vitest";
import { beatsOf } from "./beats";
import type { View } from "../../generated/games/carpets";

const carpet = () => ({ history: [], lies: "", folds: 0, used: 0 });
const before: View = {
  phase: "fold",
  race: 1,
  round: 3,
  rounds: 3,
  cards: [1, 2, 3, 4].map((number) => ({ number, needs: ["*B", "*R"], clouds: 1, genie: 1 })),
  takers: [null, 0, null, null],
  carpets: [carpet(), carpet()],
  genies: [1, 2],
  offered: [0, 0],
  hands: [null, null],
  bans: [false, false],
  places: [6, 6, 3],
  ghost: 2,
  cobras: [5, 11],
  bag: [2, 1, 1, 1],
  token: 0,
  group: [],
  pushing: false,
  arrivals: [[]],
  points: [0, 0, 0],
  ranks: [],
  passed: [false, false],
  commit: null,
  left: 20,
  discard: [],
  drafts: [],
  shown: [],
};
const seat = (number: number) => ({ pawn: "seat", seat: number });

test("the claim that ends a round is told with all that follows it, each beat a little further", () => {
  const beats = beatsOf(before, {
    seen: [
      [1, "claim 3 with 1"],
      [-1, "cobra back 1"],
      [-1, "cobra genie"],
      [-1, "deal 9"],
    ],
    events: [
      { kind: "ghost-takes", token: 1 },
      { kind: "ghost-flies", token: 1 },
      // The ghost pushes both leaders onto one cobra, which pushes them back together.
      { kind: "falls", ...seat(0), count: 1, from: 6, to: 5 },
      { kind: "falls", ...seat(1), count: 1, from: 6, to: 5 },
      { kind: "falls", ...seat(0), count: 1, from: 5, to: 4 },
      { kind: "falls", ...seat(1), count: 1, from: 5, to: 4 },
      { kind: "flies", pawn: "ghost", clouds: 2, from: 3, to: 5 },
      { kind: "right", ...seat(0), token: 2, genies: 0 },
      { kind: "genie", seat: 0, count: 2 },
      { kind: "flies", ...seat(0), clouds: 7, from: 4, to: 11 },
      { kind: "loses", seat: 0, count: 1 },
      { kind: "wrong", ...seat(1), token: 3, genies: 1 },
      { kind: "genie", seat: 1, count: 2 },
    ],
    after: [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3],
  });
  const kinds = beats.map((beat) => beat.event.kind);
  expect(kinds).toEqual([
    ...["ghost-takes", "ghost-flies", "falls", "falls", "cobra", "falls", "falls", "flies"],
    ...["right", "genie", "flies", "cobra", "loses", "wrong", "genie"],
  ]);
  expect(beats[0]!.view.takers).toEqual([2, 0, 1, null]);
  expect(beats[0]!.view.genies).toEqual([1, 1]);
  expect(beats[4]!.view.cobras).toEqual([11]);
  expect(beats[4]!.event["cobra"]).toEqual({ kind: "back", count: 1 });
  expect(beats[11]!.view).toMatchObject({ cobras: [], places: [11, 4, 5] });
  expect(beats.at(-1)!).toMatchObject({ token: 3, verdict: "wrong", genies: 1, view: { genies: [1, 2] } });
  expect(before.places).toEqual([6, 6, 3]);
});

test("a step that only folds is not told", () => {
  expect(beatsOf(before, { seen: [[1, "fold left 1 over"]], events: [] })).toEqual([]);
  expect(beatsOf(before, { seen: [[1, "claim 1"]], events: [{ kind: "hourglass", seat: 1, seconds: 30 }] })).toEqual(
    [],
  );
});

test("at a calm table the last choice uncovers the carpets", () => {
  const [first] = beatsOf(
    { ...before, takers: [null, null, null, null] },
    {
      seen: [[0, "claim 2 shows 0 claim 2, 2: fold left 1 over, turn; 1 pass, 0: "]],
      events: [
        { kind: "chooses", seat: 0, token: 2, genies: 0, folds: 1 },
        { kind: "passes", seat: 1 },
      ],
    },
  );
  expect(first!.view.carpets[0]!.history).toEqual(["fold left 1 over", "turn"]);
  expect(first!.view.takers[1]).toBe(0);
});

test("after a push the cobra that pawns stand on is told first", () => {
  const beats = beatsOf(
    { ...before, phase: "cobra", places: [5, 2, 3], token: 1 },
    {
      seen: [[-1, "cobra ban"]],
      events: [{ kind: "ban", seat: 0 }],
    },
  );
  expect(beats.map((beat) => beat.event.kind)).toEqual(["cobra", "ban"]);
  expect(beats[0]!.view.cobras).toEqual([11]);
});
