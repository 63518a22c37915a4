// The twin of geometry.py: curves end where Python's tables say, to the micrometre.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import vectors from "../../../../tests/vectors/brooms-geometry.json";
import { along, arcFrom, backFrom, band, contact, faced, headings, lengthOf, pieces, rim, solids } from "./geometry";
import { path } from "./paper";

const names = pieces.flatMap(({ id }) => [`${id} left`, `${id} right`]);

test("every piece, to both sides, at every heading ends where Python's does", () => {
  const ends = names.flatMap((name) =>
    Array.from({ length: headings }, (_, heading) => {
      const { to } = arcFrom({ x: 0, y: 0, heading }, name);
      return [to.x, to.y, to.heading];
    }),
  );
  expect(ends.filter((_, index) => index % headings === 7)).toEqual(vectors.curves);
  expect(bytesToHex(sha256(utf8ToBytes(`[${ends.flat().join(", ")}]`)))).toBe(vectors.ends);
});

test("what is drawn begins and ends where the curve does, and is as long as it is", () => {
  for (const name of names) {
    const arc = arcFrom({ x: 500_000, y: 400_000, heading: 11 }, name);
    const [begin, end] = [along(arc, 0), along(arc, 1)];
    expect(Math.hypot(begin.x - arc.from.x, begin.y - arc.from.y)).toBeLessThan(2);
    expect(Math.hypot(end.x - arc.to.x, end.y - arc.to.y)).toBeLessThan(2);
    const nominal = pieces.find(({ id }) => name.startsWith(id))!.length;
    expect(Math.abs(lengthOf(arc) - nominal)).toBeLessThan(10);
  }
});

test("a curve to the left bends counter-clockwise on the screen", () => {
  const arc = arcFrom({ x: 0, y: 0, heading: 0 }, "G left");
  expect(arc.to.y).toBeGreaterThan(0);
  expect(path(arc, 100_000)).toMatch(/^M0 100A52\.521 52\.521 0 0 0 45\.48\d* 73\.7\d*$/);
});

test("brooms.18: reversing left turns the broom clockwise, its tail first", () => {
  const arc = backFrom({ x: 0, y: 0, heading: 0 }, "G left");
  expect(arc.to.x).toBeLessThan(0);
  expect(arc.to.y).toBeGreaterThan(0);
  expect(faced(arc.to).heading).toBe(60); // 12 steps clockwise
});

test("where a curve touches a castle, and where it leaves the table", () => {
  const arc = arcFrom({ x: 100_000, y: 100_000, heading: 0 }, "C left");
  const at = contact(band(arc), [{ x: 200_000, y: 150_000, r: 40_000 }])!;
  expect(Math.hypot(at.x - 200_000, at.y - 150_000)).toBeCloseTo(40_000, 0);
  expect(at.y).toBeLessThan(150_000);
  expect(contact(band(arc), [210_000, 1_000_000])!.x).toBe(210_000);
});

test("brooms.9: on the rim of a hut the tail's end touches it", () => {
  const hut = { x: 180_000, y: 475_000, r: 25_000 };
  const pose = rim(hut, 0);
  expect(pose).toEqual({ x: 235_000, y: 475_000, heading: 0 });
  expect(contact(solids(pose), [hut])).toEqual({ x: 205_000, y: 475_000 });
});
