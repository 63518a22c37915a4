// The first game's guide: one thing at a time, when its moment has come.
import type { Hint } from "../../lib/guide.svelte";
import type { Step } from "../../lib/table.svelte";
import type { View } from "../../generated/games/carpets";

/** `changes` are those of one's own carpet in this round, `telling` is whether the end of a round is being shown. */
export function hintsOf(
  view: View,
  me: number,
  changes: number,
  calm: boolean,
  telling: boolean,
  steps: readonly Step[],
): Hint[] {
  const folding = view.phase === "fold" && !telling;
  const claimed = view.takers.includes(me) || view.commit !== null;
  const free = folding && !claimed;
  const flew = steps.some(({ events }) => events.some(({ kind }) => kind === "right" || kind === "wrong"));
  const later = view.rounds > 1 && !telling;
  const hints: Hint[] = [
    { key: "guide-carpet", at: ".cloth", when: free, goes: false },
    { key: "guide-cards", at: "ul.cards", when: free, goes: false },
    { key: "guide-fold", at: ".cloth", when: free && changes === 0, goes: true },
    { key: "guide-unfold", at: ".tools", when: free && changes > 0, goes: false },
    { key: "guide-claim", at: "ul.cards", when: free, goes: false },
    { key: "guide-genies", at: ".own", when: folding && (view.genies[me] ?? 0) > 0, goes: false, maybe: true },
    { key: "guide-hourglass", at: ".sand", when: folding, goes: false },
    { key: "guide-flight", at: ".way", when: (telling || later) && flew, goes: false, maybe: true },
    { key: "guide-end", at: ".way", when: later, goes: false },
  ];
  return hints.filter((hint) => !calm || hint.key !== "guide-hourglass");
}
