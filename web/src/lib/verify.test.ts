import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { chanceNumber, commitTo, deriveSeed } from "./verify";

const secret = Uint8Array.from({ length: 32 }, (_, index) => index);
const seed = hexToBytes("3e701c55179070ab0c66a1e3508b0a10e06ce43365486961ed8409309107c055");

test("the vectors of the design, the same as in tests/test_dice.py", () => {
  const a = new Uint8Array(16).fill(97);
  const c = new Uint8Array(16).fill(99);
  expect(bytesToHex(deriveSeed(secret, "m1", [a, new Uint8Array(), c]))).toBe(bytesToHex(seed));
  const numbers = [54, 53, 52, 6, 3, 2 ** 32, 3e9].map((n, k) => chanceNumber(seed, k, n));
  expect(numbers).toEqual([44, 14, 4, 2, 2, 923720333, 1271287114]);
  expect(bytesToHex(commitTo(secret))).toBe("ade15453a3eee31c42ec5bdd606512171044279d48b60ca566197363dd90c3c4");
});
