// What the table says now: whose turn it is, a hint for whoever is asked, and what the buttons promise.
import { colourData } from "./notation";
import { suits } from "./suits";
import type { Step } from "../../lib/table.svelte";
import type { Texts } from "../../lib/texts.svelte";
import type { View } from "../../generated/games/air";

export type Wish = string;
export interface Said {
  whose: string;
  hint: string;
  idle: string; // on the main button while it can do nothing
  button: (move: Wish) => string | null; // where the board knows better words than the offer
}

const PHASES: Partial<Record<View["phase"], string>> = {
  place: "table-placing",
  cat: "table-cutting",
  bonus: "table-bonus",
  exam: "table-exam",
  pay: "table-exam",
};

/** A seat's whole turn: how many witches joined its columns, and what became of them. */
export function turn(steps: readonly Step[], seat: number, texts: Texts): string {
  const moves = steps.flatMap(({ seen }) => seen.filter(([who]) => who === seat)).map(([, move]) => move.split(" "));
  const events = steps.flatMap((step) => step.events).filter((event) => event["seat"] === seat);
  const count =
    moves.filter(([kind]) => kind === "keep" || kind === "take").length +
    events.filter(({ kind }) => kind === "placed").length;
  const landed = moves.find(([kind]) => kind === "land")?.[1];
  const fall = events.find(({ kind }) => kind === "fall");
  const end = fall ? "fall" : landed ? "land" : moves.some(([kind]) => kind === "stop") ? "stop" : "flying";
  const colour = fall
    ? { colour: (fall["card"] as { colour: string }).colour }
    : colourData(suits.findIndex(({ name }) => name === landed));
  const books = events.reduce((sum, { kind, count: got }) => sum + (kind === "books" ? Number(got) : 0), 0);
  return texts.say("table-turn", { seat, count, end, colour, books });
}

export function sentences(view: View, me: number | null, moves: string[], chosen: string | null, texts: Texts): Said {
  const seat = view.turn;
  const whose =
    view.phase === "over"
      ? texts.say("ui-over")
      : texts.say(PHASES[view.phase] ?? "table-flying", { seat, count: view.surplus });
  return { whose, hint: moves.length ? hint() : "", idle: idle(), button };

  function hint(): string {
    if (view.phase === "exam") return texts.say("table-hint-exam");
    if (view.phase === "pay") return texts.say("table-hint-pay");
    if (view.phase !== "fly") return "";
    const prize = chosen?.startsWith("land ") ? worth(chosen.slice(5)) : null;
    if (prize) return texts.say("table-would-pay", prize);
    if (!view.flown)
      return texts.say(moves.some((move) => move.startsWith("take ")) ? "table-hint-take" : "table-hint-draw");
    return texts.say(view.shared ? "table-hint-forced" : "table-hint-fly");
  }

  /** The best that the landing of a colour could pay, if anything. */
  function worth(landing: string): { colour: { colour: string }; count: number } | null {
    const books = view.would_pay[suits.findIndex((suit) => suit.name === landing)] ?? [];
    const count = Math.max(0, ...books);
    return count ? { colour: { colour: suits[books.indexOf(count)]!.letter }, count } : null;
  }

  function idle(): string {
    if (!moves.length) return texts.say("ui-wait");
    if (view.phase === "exam") return texts.say("table-pick-colour");
    if (view.phase === "pay") return texts.say("table-need", { count: view.lacks });
    return texts.say("ui-choose-card");
  }

  function button(move: Wish): string | null {
    if (move === "graduate") return texts.say("table-receive", { count: view.worth });
    if (move === "keep" && me !== null) return texts.say("table-keep-on");
    if (move === "share") return texts.say("table-share-it");
    return null;
  }
}
