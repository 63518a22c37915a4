// A first game with a friend at one's shoulder: the moments at which something is explained.
import type { Hint } from "../../lib/Guide.svelte";
import type { View } from "../../generated/games/air";

export function guide(view: View, me: number, moves: string[]): Hint[] {
  const mine = moves.length > 0;
  const flying = mine && view.phase === "fly";
  const aloft = view.columns[me]?.some((cards) => cards.length > 0) ?? false;
  const hints: Hint[] = [
    { key: "guide-goal", at: ".books", when: view.phase !== "over", goes: false },
    { key: "guide-draw", at: ".deck", when: flying && !view.flown, goes: true },
    { key: "guide-place", at: ".action", when: mine && view.phase === "place", goes: true },
    { key: "guide-column", at: ".zone.own", when: aloft, goes: false },
  ];
  if (view.odds) hints.push({ key: "guide-gauge", at: ".gauge", when: flying && view.flown, goes: false });
  return [
    ...hints,
    { key: "guide-land", at: ".zone.own", when: flying && view.flown && aloft, goes: true },
    { key: "guide-exam", at: ".books", when: mine && view.phase === "exam", goes: true },
    { key: "guide-pay", at: ".hand", when: mine && view.phase === "pay", goes: true },
    { key: "guide-end", at: ".whose", when: view.books[me]?.some((count) => count > 0) ?? false, goes: false },
  ];
}
