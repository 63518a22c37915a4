// What the captions of the drawn examples say of touching is true of what they draw.
import { expect, test } from "vitest";
import { band, solids, type Arc, type Disc, type Pose } from "../geometry";
import { cat, endOf, fou, gate, interrupted, landing, stuck, touching } from "./scenes";

const apart = (chain: Disc[], disc: Disc) =>
  Math.min(...chain.map(({ x, y, r }) => Math.hypot(x - disc.x, y - disc.y) - r - disc.r));
const touches = (arcs: Arc[], disc: Disc) => apart(arcs.flatMap(band), disc) <= 0;
const stands = (pose: Pose, disc: Disc) => apart(solids(pose), disc) > 0;

test("one curve just passes, the other just touches", () => {
  expect(apart(touching.passes.arcs.flatMap(band), touching.passes.castle)).toBeGreaterThan(0);
  expect(apart(touching.passes.arcs.flatMap(band), touching.passes.castle)).toBeLessThan(5_000);
  expect(touches(touching.touches.arcs, touching.touches.castle)).toBe(true);
  expect(apart(touching.touches.arcs.flatMap(band), touching.touches.castle)).toBeGreaterThan(-5_000);
});

test("the third curve meets the castle, the broom fits after the second", () => {
  expect(touches(interrupted.good, interrupted.castle)).toBe(false);
  expect(touches([interrupted.bad], interrupted.castle)).toBe(true);
  expect(stands(endOf(interrupted.good), interrupted.castle)).toBe(true);
});

test("who is stuck stands free, but cannot lay the first curve", () => {
  expect(stands(stuck.broom, stuck.castle)).toBe(true);
  expect(touches([stuck.bad], stuck.castle)).toBe(true);
});

test("the way through the gate and round castle 4 touches neither castle", () => {
  for (const castle of [gate.three, gate.four]) expect(touches(gate.arcs, castle)).toBe(false);
  const between = gate.arcs.filter(({ from, to }) => from.x < gate.four.x && to.x >= gate.four.x);
  expect(between.map(({ to }) => to.y > gate.four.y && to.y < gate.three.y)).toEqual([true]);
  expect(endOf(gate.arcs).x).toBeLessThan(gate.four.x);
  expect(gate.arcs.some(({ to }) => to.y < gate.four.y)).toBe(true);
});

test("the tail touches the hut after the reverse", () => {
  expect(touches(landing.forward, landing.hut)).toBe(false);
  expect(apart(solids(landing.end), landing.hut)).toBeLessThanOrEqual(0);
});

test("one curve touches the cat alone, the other castle 1 as well", () => {
  expect([touches(cat.clean, cat.cat), touches(cat.clean, cat.castle)]).toEqual([true, false]);
  expect([touches(cat.foul, cat.cat), touches(cat.foul, cat.castle)]).toEqual([true, true]);
});

test("the Fool's way hits the castle, the other would not", () => {
  expect([touches(fou.chosen, fou.castle), touches(fou.refused, fou.castle)]).toEqual([true, false]);
});
