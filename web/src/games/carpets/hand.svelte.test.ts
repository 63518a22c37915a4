import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Refusal, Watched } from "../../lib/table.svelte";
import { notation } from "./fold";
import { Hand } from "./hand.svelte";

/** A table that answers when it is told to. */
class Table {
  seat = 0;
  you = $state.raw({ on: 1, moves: ["turn", "claim 1"], due: null as number | null });
  view = $state.raw({
    phase: "fold",
    rounds: 1,
    hands: [null as string | null],
    commit: null,
    carpets: [{ history: [] as string[] }],
  });
  waiting = $state(0);
  refusal = $state<Refusal | null>(null);
  sent: string[] = [];

  play(move: string): void {
    this.sent.push(move);
    this.waiting = 1;
    this.refusal = null;
  }
  accept(history: string[]): void {
    flushSync(() => {
      this.waiting = 0;
      this.view = { ...this.view, carpets: [{ history }] };
      this.you = { ...this.you, on: this.you.on + 1 };
    });
  }
  refuse(why: string, data: Record<string, unknown> = {}): void {
    flushSync(() => {
      this.waiting = 0;
      this.refusal = { rule: "carpets.5", why, data };
    });
  }
}

let table: Table;
let hand: Hand;
let end: () => void;
const history = () => hand.history.map(notation);

beforeEach(() => {
  vi.useFakeTimers();
  table = new Table();
  end = $effect.root(() => {
    hand = new Hand(() => table as unknown as Watched);
  });
  flushSync();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test("folds at once, and sends one change after the other", () => {
  hand.move("fold left 1 over");
  hand.move("turn");
  hand.move("claim 1");
  expect(history()).toEqual(["fold left 1 over", "turn"]);
  expect(table.sent).toEqual(["fold left 1 over"]);
  table.accept(["fold left 1 over"]);
  expect(history()).toEqual(["fold left 1 over", "turn"]);
  table.accept(["fold left 1 over", "turn"]);
  expect(table.sent).toEqual(["fold left 1 over", "turn", "claim 1"]);
  expect(hand.claims).toBe(true);
});

test("what is refused goes back, with all that followed it", () => {
  hand.move("fold left 1 over");
  hand.move("turn");
  table.refuse("no-such-line");
  expect(history()).toEqual([]);
  expect(table.sent).toEqual(["fold left 1 over"]);
});

test("too soon is sent again, and nobody is told", () => {
  hand.move("turn");
  table.refuse("too-soon", { ms: 300 });
  expect(history()).toEqual(["turn"]);
  expect(table.refusal).toBe(null);
  vi.advanceTimersByTime(301);
  expect(table.sent).toEqual(["turn", "turn"]);
});

test("one hand rests after each change, but may claim at once", () => {
  table.view = { ...table.view, hands: ["left"] };
  table.you = { ...table.you, due: 30_000 };
  hand.move("turn");
  hand.move("fold left 1 over");
  expect(history()).toEqual(["turn"]);
  hand.move("claim 1");
  table.accept(["turn"]);
  expect(table.sent).toEqual(["turn", "claim 1"]);
  vi.advanceTimersByTime(1500);
  expect(hand.resting).toBe(false);
});

test("one hand need not rest in a new round", () => {
  table.view = { ...table.view, hands: ["left"] };
  table.you = { ...table.you, due: 30_000 };
  hand.move("turn");
  expect(hand.resting).toBe(true);
  flushSync(() => (table.view = { ...table.view, rounds: 2, carpets: [{ history: [] }] }));
  expect(hand.resting).toBe(false);
  hand.move("fold left 1 over");
  vi.advanceTimersByTime(1499); // the timer of the earlier round is gone too
  expect(hand.resting).toBe(true);
});

test("a new round forgets what was not sent", () => {
  hand.move("turn");
  flushSync(() => (table.view = { ...table.view, rounds: 2, carpets: [{ history: [] }] }));
  expect(history()).toEqual([]);
});
