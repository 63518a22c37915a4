// The first game's guide: one thing at a time, when its moment has come.
import type { Hint } from "../../lib/Guide.svelte";
import type { View } from "../../generated/games/carpets";

export function hintsOf(view: View, me: number, changes: number, calm: boolean, telling: boolean): Hint[] {
  const folding = view.phase === "fold" && !telling;
  const claimed = view.takers.includes(me) || view.commit !== null;
  const hints: Hint[] = [
    { key: "guide-carpet", at: ".cloth", when: folding, goes: false },
    { key: "guide-cards", at: "ul.cards", when: folding, goes: false },
    { key: "guide-fold", at: ".cloth", when: folding && changes === 0 && !claimed, goes: true },
    { key: "guide-unfold", at: ".tools", when: folding && changes > 0 && !claimed, goes: false },
    { key: "guide-claim", at: "ul.cards", when: folding && !claimed, goes: false },
    { key: "guide-genies", at: ".own", when: folding, goes: false },
    { key: "guide-hourglass", at: ".sand", when: folding && !calm, goes: false },
    { key: "guide-flight", at: ".way", when: telling || view.rounds > 1, goes: false },
    { key: "guide-end", at: ".way", when: view.rounds > 1 && !telling, goes: false },
  ];
  return hints.filter((hint) => !calm || hint.key !== "guide-hourglass");
}
