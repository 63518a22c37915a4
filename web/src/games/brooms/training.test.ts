// Who may see a curve that is not flown (brooms.8).
import { expect, test } from "vitest";
import { mayTrain } from "./training.svelte";
import type { Watched } from "../../lib/table.svelte";

const watched = (live: boolean, seat: number | null, ...kinds: string[]): Watched =>
  ({ live, seat, table: { seats: kinds.map((kind) => ({ kind })) } }) as unknown as Watched;

test.each([
  ["alone with bots", watched(true, 0, "person", "bot"), true],
  ["with another person", watched(true, 0, "person", "person", "bot"), false],
  ["who looks on at bots", watched(true, null, "bot", "bot"), false],
  ["who looks on at people", watched(true, null, "person", "bot"), false],
  ["in a replay", watched(false, 0, "person", "person"), false],
])("brooms.8: %s", (_, match, trains) => {
  expect(mayTrain(match)).toBe(trains);
});
