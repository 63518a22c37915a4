// A first game with a friend at one's shoulder: the moments at which something is explained.
import type { Hint } from "../../lib/guide.svelte";
import type { GameEvent } from "../../lib/table.svelte";
import type { View } from "../../generated/games/air";

/** `last` are the events of what happened last. */
export function guide(view: View, me: number, moves: string[], last: readonly GameEvent[]): Hint[] {
  const mine = moves.length > 0;
  const flying = mine && view.phase === "fly";
  const aloft = view.columns[me]?.some((cards) => cards.length > 0) ?? false;
  const fell = last.some(({ kind, seat }) => kind === "fall" && seat === me);
  const unsure = view.shared !== null; // a card has gone from the deck to the common zone: the next one may fall
  return [
    { key: "guide-goal", at: ".books", when: view.phase !== "over" && !fell, goes: false },
    { key: "guide-draw", at: ".deck", when: flying && !view.flown, goes: true },
    { key: "guide-place", at: ".action", when: mine && view.phase === "place", goes: true },
    { key: "guide-column", at: ".zone.own", when: aloft && !fell, goes: false },
    {
      key: "guide-gauge",
      at: ".gauge",
      when: view.odds !== null && flying && view.flown && !unsure,
      goes: false,
      maybe: true,
    },
    { key: "guide-land", at: ".zone.own", when: flying && view.flown && aloft, goes: true },
    { key: "guide-fall", at: ".zone.own", when: fell, goes: false, maybe: true },
    { key: "guide-exam", at: ".books", when: mine && view.phase === "exam", goes: true, maybe: true },
    { key: "guide-pay", at: ".hand", when: mine && view.phase === "pay", goes: true, maybe: true },
    { key: "guide-end", at: ".books", when: view.books[me]?.some((count) => count > 0) ?? false, goes: false },
  ];
}
