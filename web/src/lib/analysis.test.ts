import { describe, expect, it } from "vitest";
import { pathOf, sized, teach } from "./analysis";
import { loadGame } from "../games";
import { setLanguage, Texts } from "./texts.svelte";
import type { Analysis } from "../generated/api";

const analysis: Analysis = {
  version: 4,
  lessons: [],
  simulations: 10,
  decisions: [
    { n: 3, seat: 1, move: "a", best: "b", before: 0.6, after: 0.4, late: 0 },
    { n: 5, seat: 0, move: "a", best: "a", before: 0.7, after: 0.7, late: 0 },
  ],
  seats: [
    { start: 0.5, choices: 0, speed: 0, others: 0.2, luck: 0.3, result: 1 },
    { start: 0.5, choices: 0.2, speed: 0, others: 0, luck: 0.1, result: null },
  ],
  turning: [],
};

describe("the path of a seat's chance", () => {
  it("goes from an equal share by its own decisions to the result", () => {
    expect(pathOf(analysis, 0, 9)).toEqual([
      [0, 0.5],
      [5, 0.7],
      [6, 0.7],
      [9, 1],
    ]);
  });
  it("ends with the last decision while there is no result", () => {
    expect(pathOf(analysis, 1, 9)).toEqual([
      [0, 0.5],
      [3, 0.6],
      [4, 0.4],
    ]);
  });
});

describe("a part of a chance", () => {
  it("is said in hundredths, and has a sign unless it is nothing", () => {
    expect([0.124, -0.2, 0.001, -0.001].map(sized)).toEqual([
      { percent: 12, sign: "plus" },
      { percent: 20, sign: "minus" },
      { percent: 0, sign: "none" },
      { percent: 0, sign: "none" },
    ]);
  });
});

describe("a lesson", () => {
  it("says its moves as offers", async () => {
    await loadGame("oz");
    setLanguage("en");
    const data = { seat: 1, ply: 9, percent: 20, move: "take 2", best: "take 3" };
    expect(teach({ says: "dearest", data, n: 9 }, new Texts("oz", ["Anna", "Zoé"]))).toBe(
      "The dearest choice came at step 9: Zoé chose “Take column 2”. “Take column 3” was worth 20% more.",
    );
  });
});
