// Training: whoever flies against bots alone may see where a curve would lead. With people at the table nobody may try a
// curve in the sky before it is flown (brooms.8).
import { arcFrom, backFrom, type Arc } from "./geometry";
import type { View } from "../../generated/games/brooms";
import { isSuggested } from "../../lib/helps";
import type { Watched } from "../../lib/table.svelte";

const store = "envol-brooms-training";
let wanted = $state(localStorage.getItem(store)); // null until somebody has chosen

export const training = {
  get on(): boolean {
    return wanted === null ? isSuggested("training") : wanted === "on";
  },
  set on(on: boolean) {
    wanted = on ? "on" : "off";
    localStorage.setItem(store, wanted);
  },
};

export const mayTrain = (match: Watched): boolean =>
  match.live &&
  match.seat !== null &&
  (match.table?.seats.every(({ kind }, seat) => kind === "bot" || seat === match.seat) ?? false);

/** The curves of a seat's book, and one that is about to be taken (`take H left`), laid from where its broom stands. */
export function trialOf(view: View, seat: number, wish: string): Arc[] {
  const { forward, back } = view.books[seat]!;
  const [kind, ...name] = wish.split(" ");
  const arcs: Arc[] = [];
  let pose = view.brooms[seat]!;
  for (const curve of kind === "take" ? [...forward, name.join(" ")] : forward) {
    const arc = arcFrom(pose, curve);
    arcs.push(arc);
    pose = arc.to;
  }
  const last = kind === "back" ? name.join(" ") : back;
  return last ? [...arcs, backFrom(pose, last)] : arcs;
}
