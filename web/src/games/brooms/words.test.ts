// The hints say what holds in this adventure, for this player, now.
import { beforeAll, expect, test } from "vitest";
import { hint } from "./words";
import type { Goal, Sky } from "./adventure";
import { loadTexts, setLanguage, Texts } from "../../lib/texts.svelte";
import type { View } from "../../generated/games/brooms";

beforeAll(() => loadTexts("brooms"));

const race: Goal = { kind: "race", gate: [3, 4], home: [1, 2] };
const land: Goal = { kind: "land", hut: 1 };
const hold = (pieces: number): Goal => ({ kind: "hold", castle: 1, angle: 0, points: 3, pieces, boundary: [2, 3, 4] });
const everything = ["keep", "stay", "restart hut 1"];

function said(goals: Goal[], view: Partial<View>, moves: string[]): string {
  const last = goals.at(-1)!;
  const sky = { goals, hold: last.kind === "hold" ? last : null } as unknown as Sky;
  const now = { holder: null, done: [0], passed: [false], targets: [0], aloft: [true], ...view } as unknown as View;
  return hint(sky, "", now, 0, moves, new Texts("brooms", ["Anna"], 0));
}

test.each([
  ["lose only your curves", [race], {}, everything],
  ["pass the gate again", [race], { passed: [true] }, everything],
  ["lose your hut", [race], { passed: [true], targets: [2] }, everything],
  ["lose only your curves", [race, land], { done: [1], targets: [1] }, everything], // goals reached are kept
  ["lose the cat", [hold(2)], { holder: 0 }, everything],
  ["lose only your curves", [hold(2)], { holder: 1 }, everything],
  ["No start is free", [hold(2)], { holder: 0 }, ["keep", "stay"]],
] as [string, Goal[], Partial<View>, string[]][])("who is stuck is told: %s", (words, goals, view, moves) => {
  setLanguage("en");
  expect(said(goals, { phase: "stuck", ...view }, moves)).toContain(words);
});

test("who holds the cat is told how many curves this adventure asks for", () => {
  for (const [language, pieces, words] of [
    ["en", 2, "2 curves or more"],
    ["en", 1, "one curve or more"],
    ["fr", 3, "3 courbes ou plus"],
  ] as const) {
    setLanguage(language);
    expect(said([hold(pieces)], { phase: "turn", holder: 0 }, ["fly"])).toContain(words);
  }
});
