// The first game's guide: one thing at a time, when it is true.
import { cardData } from "./notation";
import type { Hint } from "../../lib/guide.svelte";
import type { Step } from "../../lib/table.svelte";
import type { View } from "../../generated/games/blackmore";

/** Who made the card on the pile the trump, if that was somebody else. */
function changer(view: View, me: number, steps: readonly Step[]): number | null {
  const decided = steps.flatMap(({ seen }) => seen).findLast(([, notation]) => /^(lay|keep)\b/.test(notation));
  if (!decided || decided[0] === me || decided[1] !== `lay ${view.pile.at(-1)}`) return null;
  return decided[0];
}

export function hintsOf(view: View, me: number, moves: readonly string[], steps: readonly Step[]): Hint[] {
  const plays = view.phase === "play";
  const deciding = view.phase === "change";
  const mine = moves.length > 0;
  const leading = view.table.every((card) => !card);
  const changed = changer(view, me, steps);
  const isLater = view.captured.some((cards) => cards.length > 0);
  const trump = view.pile.at(-1) ?? "";
  return [
    { key: "guide-hand", at: ".hand ul", when: view.hand.length > 0, goes: false },
    { key: "guide-wheel", at: ".disc", when: view.wheel > 0, goes: false },
    { key: "guide-trump", at: ".trump .place", when: view.wheel > 0, goes: false },
    { key: "guide-rank", at: ".hand ul", when: view.wheel > 0 && view.hand.length > 0, goes: false },
    { key: "guide-lead", id: "guide-play", at: ".hand ul", when: plays && mine && leading, goes: true },
    { key: "guide-follow", id: "guide-play", at: ".hand ul", when: plays && mine && !leading, goes: true },
    {
      key: "guide-taken",
      data: { seat: view.turn },
      at: ".whose",
      when: deciding && !mine,
      goes: false,
      maybe: true,
    },
    { key: "guide-change", at: ".choice", when: deciding && mine, goes: true },
    {
      key: "guide-changed",
      data: changed === null ? {} : { seat: changed, card: cardData(trump) },
      at: ".trump .place",
      when: plays && changed !== null && isLater,
      goes: false,
      maybe: true,
    },
    { key: "guide-end", at: ".whose", when: plays && isLater && view.deck > 0, goes: false },
  ];
}
