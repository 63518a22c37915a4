// The dice of a finished match, checked in this browser: the promise, the seed, and every number.
// SHA-256 is computed here, because a page served by plain http has no crypto.subtle.
import type { Close } from "../generated/api";
import type { Header } from "../generated/wire";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const zero = new Uint8Array([0]);

export function commitTo(secret: Uint8Array): Uint8Array {
  return sha256(concatBytes(utf8ToBytes("envol-commit-1\0"), secret));
}

export function deriveSeed(secret: Uint8Array, match: string, nonces: Uint8Array[]): Uint8Array {
  const parts = nonces.flatMap((nonce) => [new Uint8Array([nonce.length]), nonce]);
  return hmac(sha256, secret, concatBytes(utf8ToBytes("envol-seed-1\0"), utf8ToBytes(match), zero, ...parts));
}

export function chanceNumber(seed: Uint8Array, k: number, n: number): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (let block = 0; ; block += 1) {
    const counters = new DataView(new ArrayBuffer(8));
    counters.setUint32(0, k);
    counters.setUint32(4, block);
    const message = concatBytes(utf8ToBytes("envol-dice-1\0"), new Uint8Array(counters.buffer));
    const words = new DataView(hmac(sha256, seed, message).slice().buffer);
    for (let at = 0; at < 32; at += 4) {
      const word = words.getUint32(at);
      if (word < limit) return word % n;
    }
  }
}

export interface Verdict {
  promise: boolean; // the secret is the one that was promised before the match
  nonce: boolean | null; // the number this browser brought is in the header; null if it brought none
  throws: number;
  wrong: number | null; // the first line whose number does not follow from the seed
}

/** Check a record; `mine` is what this browser kept when it sat down. */
export function verify(record: string, mine: { nonce: string; commit: string } | null): Verdict {
  const lines = record.trimEnd().split("\n");
  const header = JSON.parse(lines[0] ?? "{}") as Header;
  const close = JSON.parse(lines.at(-1) ?? "{}") as Close;
  const secret = hexToBytes(close.secret);
  const seed = deriveSeed(secret, header.id, header.nonces.map(hexToBytes));
  const promise = bytesToHex(commitTo(secret)) === header.commit && (!mine || mine.commit === header.commit);
  let k = 0;
  let wrong: number | null = null;
  for (const [index, line] of lines.entries()) {
    const found = /^\d+ \d+ -1 .* \[(\d+)\/(\d+)\]$/.exec(line);
    if (!found) continue;
    if (chanceNumber(seed, k, Number(found[2])) !== Number(found[1])) wrong ??= index + 1;
    k += 1;
  }
  return { promise, nonce: mine ? header.nonces.includes(mine.nonce) : null, throws: k, wrong };
}
