import { expect, test } from "vitest";
import { simple } from "./draft";
import { onTable, snapped } from "./snap";
import { roomOf, thingOf, thingsOf } from "./things";

const castle = thingOf(simple, "castle 1")!;
const others = thingsOf(simple);

test("a thing falls into line with another that is near, else onto the grid", () => {
  expect(snapped(castle, { x: 148_000, y: 633_333 }, others, simple.table, true)).toEqual({
    x: 140_000,
    y: 630_000,
    alongX: 140_000,
    alongY: null,
  });
  expect(snapped(castle, { x: 148_001, y: 633_333 }, others, simple.table, false)).toEqual({
    x: 148_001,
    y: 633_333,
    alongX: null,
    alongY: null,
  });
});

test("nothing leaves the table", () => {
  expect(onTable(castle, { x: -9, y: 9e6 }, simple.table)).toEqual({ x: 65_000, y: 735_000 });
  const fool = { ...castle, kind: "fou" as const, heading: 0, r: 45_000 };
  const at = roomOf({ ...fool, ...onTable(fool, { x: 9e6, y: 0 }, simple.table) });
  expect([at.x + at.r, at.y - at.r]).toEqual([1_200_000, 0]);
});
