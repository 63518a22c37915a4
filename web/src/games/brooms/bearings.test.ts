// The sky in words, as the terminal tells it: the very sentences, from the same view.
import { expect, test } from "vitest";
import vectors from "../../../../tests/vectors/brooms-flights.json";
import { skyOf } from "./adventure";
import { aimWords, obstacles, planWords, player, supplyWords, where } from "./bearings";
import { titleOf } from "./words";
import { loadTexts, setLanguage, Texts } from "../../lib/texts.svelte";
import type { View } from "../../generated/games/brooms";
import type { Header } from "../../generated/wire";

interface Told {
  header: Header;
  step: { view: View };
  words: string[];
}
const flights = vectors as unknown as Told[];

test("all that the terminal says of the sky, the browser says too", async () => {
  await loadTexts("brooms");
  setLanguage("fr");
  for (const { header, step, words } of flights) {
    const texts = new Texts("brooms", header.seats, 1);
    const sky = skyOf(header);
    const seats = header.seats.map((_, seat) => player(sky, step.view, 1, seat, texts));
    // Before the start the whole plan, then what one flies for: the page has both.
    const plan = texts.say("table-plan", { title: titleOf(header, texts), plan: planWords(sky, texts) });
    const aim = step.view.phase === "over" ? "" : aimWords(sky, step.view, 1, texts);
    const purpose = ["first", "start"].includes(step.view.phase) ? [plan] : aim ? [aim] : [];
    expect(
      [...purpose, ...obstacles(sky, step.view, 1, texts), ...seats, supplyWords(step.view, texts)].sort(),
    ).toEqual(words.sort());
  }
});

test("distances and bearings from the nose of one's own broom", async () => {
  await loadTexts("brooms");
  setLanguage("en");
  const { header, step } = flights[0]!;
  const texts = new Texts("brooms", header.seats, 0);
  const view: View = { ...step.view, brooms: [{ x: 0, y: 0, heading: 0 }], aloft: [true] };
  expect(where(view, 0, { x: 200_000, y: 0 }, texts)).toBe("20 cm, straight ahead");
  expect(where(view, 0, { x: 0, y: 100_000 }, texts)).toBe("10 cm, 90° to the left");
  expect(where(view, 0, { x: -100_000, y: -100_000 }, texts)).toBe("14 cm, 135° to the right");
  expect(where(view, null, { x: 200_000, y: 300_000 }, texts)).toBe("20 cm from the left, 30 cm from the bottom");
  expect(aimWords(skyOf(header), view, 0, texts)).toMatch(/^The cat: 139 cm, 23° to the left$/);
});

test("several goals are told in their order, and which of them comes next", async () => {
  await loadTexts("brooms");
  setLanguage("en");
  const { header, step } = flights.find(({ header }) => header.options["own"])!;
  const texts = new Texts("brooms", header.seats, 0);
  const sky = skyOf(header);
  const plain = (said: string) => said.replaceAll("\u00a0", " ").replaceAll("\u2060", ""); // what keeps lines together
  expect(plain(planWords(sky, texts))).toBe("1) gate 5-6, 2) the cat, 3) in reverse onto hut 1.");
  expect(plain(aimWords(sky, { ...step.view, done: [0, 0, 0] }, 0, texts))).toMatch(/^Goal 1, gate 5-6: \d+ cm/);
  expect(aimWords(sky, { ...step.view, done: [2, 0, 0] }, 0, texts)).toMatch(/^Goal 3, in reverse onto hut 1: \d+ cm/);
  const twoCats = { ...sky, goals: [sky.goals[1]!, { ...sky.goals[1]! }] };
  expect(plain(planWords(twoCats, texts))).toBe("1) cat 1, 2) cat 2.");
  const hunt = { kind: "hold" as const, castle: 1, angle: 0, points: 3, pieces: 2, boundary: [] };
  expect(planWords({ ...sky, goals: [hunt] }, texts)).toContain("first to 3 points wins");
});
