// The twin of fold.py: every carpet that can be reached, and every change of it, as the shared vectors have them.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import vectors from "../../../../tests/vectors/folds.json";
import {
  after,
  carpetAfter,
  countFolds,
  flat,
  hasLine,
  historyAfter,
  notation,
  read,
  readChange,
  sides,
  spell,
  type Carpet,
  type Change,
} from "./fold";

const folds = sides.flatMap((side) =>
  [1, 2, 3].flatMap((count) => [false, true].map((under) => ({ side, count, under }))),
);

test("a fold, a turn: as Python folds them", () => {
  for (const [before, change, result] of vectors.changes as [string, string, string][]) {
    expect(spell(after(read(before), readChange(change))), `${before} ${change}`).toBe(result);
    expect(notation(readChange(change))).toBe(change);
  }
});

test("every reachable carpet and every change of it", () => {
  let level: Carpet[] = [flat, after(flat, "turn")];
  const known = new Set(level.map(spell));
  for (const expected of vectors.levels) {
    const next: Carpet[] = [];
    let told = "";
    let changes = 0;
    for (const carpet of level) {
      const possible: Change[] = [...folds.filter((fold) => hasLine(carpet, fold)), "turn"];
      const spelled = spell(carpet);
      for (const change of possible) {
        const result = after(carpet, change);
        told += `${spelled} | ${notation(change)} | ${spell(result)}\n`;
        changes += 1;
        if (change === "turn") continue;
        for (const twin of [result, after(result, "turn")]) {
          const name = spell(twin);
          if (!known.has(name)) {
            known.add(name);
            next.push(twin);
          }
        }
      }
    }
    expect({ carpets: level.length, changes }).toEqual({ carpets: expected.carpets, changes: expected.changes });
    expect(bytesToHex(sha256(utf8ToBytes(told)))).toBe(expected.digest);
    level = next;
  }
  expect(level).toEqual([]);
}, 60_000);

test("a hand that folds, turns, unfolds and spreads", () => {
  for (const { steps, history } of vectors.hands) {
    let mine: Change[] = [];
    for (const [move, carpet, count] of steps as [string, string, number][]) {
      mine = historyAfter(mine, move);
      expect(spell(carpetAfter(mine))).toBe(carpet);
      expect(countFolds(mine)).toBe(count);
    }
    expect(mine.map(notation)).toEqual(history);
  }
});
