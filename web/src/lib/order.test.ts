import { expect, test } from "vitest";
import { inOrder, onlyLines } from "./order";

const step = {
  seen: [
    [0, "claim 1"],
    [-1, "cobra ban"],
    [-1, "deal 3"],
  ] as [number, string][],
  events: [{ kind: "flies" }, { kind: "ban" }, { kind: "late" }],
  after: [1, 2, 2],
};
const kinds = (told: ReturnType<typeof inOrder>) => told.map((one) => (Array.isArray(one) ? one[1] : one.kind));

test("events stand where they happened between the lines", () => {
  expect(kinds(inOrder(step))).toEqual(["claim 1", "flies", "cobra ban", "ban", "late", "deal 3"]);
});

test("without a word of their order, events come last", () => {
  const { seen, events } = step;
  expect(kinds(inOrder({ seen, events }))).toEqual(["claim 1", "cobra ban", "deal 3", "flies", "ban", "late"]);
});

test("lines that are left out leave the others where they are", () => {
  const rest = onlyLines(step, ([, notation]) => !notation.startsWith("claim"));
  expect(kinds(inOrder(rest))).toEqual(["flies", "cobra ban", "ban", "late", "deal 3"]);
});
