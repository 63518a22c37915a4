// The first game's guide: one thing at a time, when it is true.
import type { Hint } from "../../lib/guide.svelte";
import type { View } from "../../generated/games/oz";

export function hintsOf(view: View, me: number, moves: readonly string[]): Hint[] {
  const takes = view.phase === "take";
  const mine = (view.open[me] ?? []).length;
  return [
    { key: "guide-columns", at: ".theatre", when: takes, goes: false },
    { key: "guide-story", at: ".theatre .page", when: takes, goes: false },
    { key: "guide-take", at: ".theatre", when: takes && moves.length > 0, goes: true },
    { key: "guide-mine", at: ".stories", when: mine > 0, goes: false },
    { key: "guide-hand", at: ".piles", when: mine > 0, goes: false },
    { key: "guide-turn", at: ".stories", when: view.phase === "turn" && moves.length > 0, goes: true },
    { key: "guide-end", at: ".whose", when: (view.turned[me] ?? []).length > 0 && takes, goes: false },
  ];
}
