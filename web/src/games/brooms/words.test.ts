// The hints say what holds in this adventure, for this player, now.
import { beforeAll, expect, test } from "vitest";
import { costWords, hint } from "./words";
import type { Goal, Sky } from "./adventure";
import { loadTexts, setLanguage, Texts } from "../../lib/texts.svelte";
import type { View } from "../../generated/games/brooms";

beforeAll(() => loadTexts("brooms"));

const hold = (pieces: number): Goal => ({ kind: "hold", castle: 1, angle: 0, points: 3, pieces, boundary: [2, 3, 4] });
const everything = ["keep", "stay", "restart hut 1"];

function said(goals: Goal[], view: Partial<View>, moves: string[]): string {
  const last = goals.at(-1)!;
  const sky = { goals, hold: last.kind === "hold" ? last : null } as unknown as Sky;
  const now = { holder: null, done: [0], passed: [false], targets: [0], aloft: [true], ...view } as unknown as View;
  return hint(sky, "", now, 0, moves, new Texts("brooms", ["Anna", "Hugo"], 0));
}

const met = { curve: "C left", back: false, by: "curve", thing: "castle", number: 5, moves: false, loses: "curves" };
const stuck = (told: object): View =>
  ({ phase: "stuck", asked: 0, stuck: { ...met, ...told }, books: [{ forward: ["C left"], back: "B left" }] }) as never;

test.each([
  ["Your first curve, C to the left, runs into castle 5.", {}],
  ["After your first curve your broom would touch castle 5.", { by: "broom" }],
  ["runs into Hugo’s broom.", { thing: "broom", number: 1 }],
])("who is stuck is told: %s", (words, told) => {
  setLanguage("en");
  expect(said([hold(2)], stuck(told), everything)).toContain(words);
});

test.each([
  ["keep", "You would run into castle 5 again.", {}],
  ["keep", "It may work once Hugo’s broom has gone.", { thing: "broom", number: 1, moves: true }],
  ["stay", "You lose your 2 curves and plan anew from here.", {}],
  ["restart hut 1", "You lose nothing but your curves.", {}],
  ["restart hut 1", "You lose your curves and the cat.", { loses: "cat" }],
])("what it costs to %s: %s", (move, words, told) => {
  setLanguage("en");
  expect(costWords(move, stuck(told), new Texts("brooms", ["Anna", "Hugo"], 0))).toBe(words);
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
