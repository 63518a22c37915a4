// What the table says now: whose turn it is, a hint for whoever is asked, and what the buttons promise.
import { suits } from "./suits";
import type { Texts } from "../../lib/texts.svelte";
import type { View } from "../../generated/games/air";

export type Wish = string;
export interface Said {
  whose: string;
  hint: string;
  idle: string; // on the main button while it can do nothing
  target: number; // the colour of the diploma that is being paid
  button: (move: Wish) => string | null; // where the board knows better words than the offer
}

const PHASES: Partial<Record<View["phase"], string>> = {
  place: "table-placing",
  cat: "table-cutting",
  bonus: "table-bonus",
  exam: "table-exam",
  pay: "table-exam",
};

export function sentences(view: View, me: number | null, moves: string[], texts: Texts): Said {
  const target = suits.findIndex((suit) => suit.name === view.target);
  const surplus = (view.hands[view.turn]?.length ?? 0) - 5;
  const seat = view.turn;
  const whose =
    view.phase === "over"
      ? texts.say("ui-over")
      : texts.say(PHASES[view.phase] ?? "table-flying", { seat, count: surplus });
  return { whose, hint: moves.length ? hint() : "", idle: idle(), target, button };

  function hint(): string {
    if (view.phase === "exam") return texts.say("table-hint-exam");
    if (view.phase === "pay") return texts.say("table-hint-pay");
    if (view.phase !== "fly") return "";
    if (!view.flown)
      return texts.say(moves.some((move) => move.startsWith("take ")) ? "table-hint-take" : "table-hint-draw");
    return texts.say(view.shared ? "table-hint-forced" : "table-hint-fly");
  }

  function idle(): string {
    if (!moves.length) return texts.say("ui-wait");
    if (view.phase === "exam") return texts.say("table-pick-colour");
    if (view.phase === "pay") return texts.say("table-need", { count: 3 - view.paid.length });
    return texts.say("ui-choose-card");
  }

  function button(move: Wish): string | null {
    if (move === "graduate") return texts.say("table-receive", { count: view.paid.length - 2 });
    if (move === "keep" && me !== null) return texts.say("table-keep-it");
    if (move === "share") return texts.say("table-share-it");
    return null;
  }
}
