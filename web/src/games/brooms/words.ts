// What the table says now: whose turn it is, and a hint for whoever is asked.
import { aimWords, planWords } from "./bearings";
import { fitsIn, type Beat } from "./beats";
import { curveData } from "./notation";
import { type Sky } from "./adventure";
import type { Options, View } from "../../generated/games/brooms";
import type { Header } from "../../generated/wire";
import type { GameEvent } from "../../lib/table.svelte";
import type { Texts } from "../../lib/texts.svelte";

/** What the adventure is called. */
export function titleOf(header: Header, texts: Texts): string {
  const { own, adventure } = header.options as unknown as Options;
  return own ? own.title || texts.say("option-own") : texts.say(`option-adventure-${adventure}`);
}

export function whose(view: View, me: number | null, moves: string[], texts: Texts): string {
  const seat = view.asked;
  switch (view.phase) {
    case "over":
      return texts.say("ui-over");
    case "first":
      return texts.say("table-first");
    case "vote":
      return moves.length
        ? texts.say("table-vote", { other: view.turn })
        : texts.say("table-voting", { seat: view.turn });
    case "banish":
    case "send":
      return texts.say(`table-${view.phase}`, { seat, other: view.struck[0] ?? 0 });
    case "turn":
      if (seat !== me) return texts.say("table-turn", { seat });
      return texts.say(!moves.includes("fly") ? "table-take" : moves.length > 1 ? "table-turn" : "table-fly", { seat });
    default:
      return texts.say(`table-${view.phase}`, { seat });
  }
}

/** What happens in a flight. */
export function eventWords({ kind, ...data }: GameEvent, texts: Texts): string {
  return texts.has(`event-${kind}`) ? texts.say(`event-${kind}`, data) : "";
}

/** Which curves would have fitted where one has crashed. */
export function fitWords(event: GameEvent, texts: Texts): string {
  const curves = fitsIn(event).map((name) => texts.say("table-fit", curveData(name)));
  return texts.say("table-fits", { count: curves.length, list: texts.listing(curves, "list-more") });
}

/** Who is seen flying just now. */
export function telling({ view, event, flies, again }: Beat, texts: Texts): string {
  if (again) return texts.say("table-again");
  return flies?.seat === null || /^(fou-|vanished|struck)/.test(event.kind)
    ? texts.say("table-fou")
    : texts.say("table-flying", { seat: view.turn });
}

export function hint(sky: Sky, title: string, view: View, me: number | null, moves: string[], texts: Texts): string {
  if (me === null || view.phase === "over") return "";
  if (view.phase === "start" && moves.length) return texts.say("table-plan", { title, plan: planWords(sky, texts) });
  if (view.phase === "stuck" && moves.length) return texts.say("table-hint-stuck", impasse(view));
  if (!view.aloft[me] || !["turn", "angle"].includes(view.phase)) return "";
  if (sky.hold && view.holder === me) return texts.say("table-hint-hold", { pieces: sky.hold.pieces });
  return aimWords(sky, view, me, texts);
}

/** What stands in the way of whoever is stuck, as the view tells it, for sentences. */
function impasse({ stuck }: View): Record<string, unknown> {
  if (!stuck) return { by: "none", moves: "yes", loses: "curves", thing: "edge" };
  const { curve, by, thing, number, moves, loses } = stuck;
  const met = thing === "broom" ? { thing, other: number } : { thing, number };
  return { ...curveData(curve), ...met, by, moves: moves ? "yes" : "no", loses };
}

/** What a choice costs whoever is stuck (brooms.17); nothing is said of other choices. */
export function costWords(move: string, view: View, texts: Texts): string {
  const book = view.books[view.asked];
  if (view.phase !== "stuck" || !book || (!view.stuck && move === "keep")) return "";
  const count = book.forward.length + (book.back ? 1 : 0);
  return texts.say(`table-cost-${move.split(" ")[0]}`, { ...impasse(view), count });
}

/** What is asked, for ears: with what one flies for, once it may have changed. */
export function asking(said: string, view: View, moves: string[], hint: string): string {
  const afresh = view.phase === "start" || (view.phase === "turn" && !moves.includes("fly"));
  return afresh && hint ? `${said} ${hint}` : said;
}

/** The rule behind what is told of a flight. */
export const ruleOf: Record<string, number> = {
  stopped: 15,
  "stopped-broom": 15,
  "no-room": 15,
  "no-room-broom": 15,
  stuck: 17,
  backed: 18,
  "back-stopped": 18,
  "back-stopped-broom": 18,
  caught: 26,
  stolen: 27,
  lost: 31,
  point: 29,
  passed: 21,
  undone: 21,
  home: 22,
  marked: 23,
  voted: 51,
  "fou-laid": 35,
  "fou-turned": 35,
  vanished: 37,
  struck: 38,
  "goal-done": 53,
};

/** The seats for which the table waits. */
export function waitsFor(view: View): number[] {
  if (view.phase === "over" || view.phase === "first") return [];
  if (view.phase !== "vote") return [view.asked];
  return view.voted.flatMap((voted, seat) => (voted || seat === view.turn ? [] : [seat]));
}
