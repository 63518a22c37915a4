// A round's end, told beat by beat: each event changes what is shown by a little, so that everybody sees why a pawn moves.
// The new view already knows the end; the views in between are made from the old one, event by event.
import type { View } from "../../generated/games/carpets";
import { inOrder, isLine } from "../../lib/order";
import type { GameEvent, Step } from "../../lib/table.svelte";

export interface Beat {
  view: View;
  event: GameEvent; // what is told; a cobra that is turned up is told as { kind: "cobra", … }
  token: number; // the token that is being resolved, 0 before the first
  verdict: "right" | "wrong" | null; // on the claim of that token
  genies: number; // that helped with it
  lasts: number; // milliseconds
}

const lengths: Record<string, number> = {
  "ghost-takes": 900,
  chooses: 900,
  passes: 700,
  gets: 800,
  misses: 1100,
  right: 1100,
  wrong: 1500,
  "ghost-flies": 800,
  genie: 500,
  full: 700,
  late: 700,
  stays: 800,
  spares: 900,
  palace: 1800,
  loses: 900,
  hand: 1200,
  ban: 1200,
  cobra: 1300,
  shuffle: 600,
  cap: 1500,
  points: 500,
  race: 2600,
};

/** The beats of a step, in `most` milliseconds if there are many; none for a step that only folds, claims or deals. */
export function beatsOf(before: View, step: Step, most = Infinity): Beat[] {
  const draft = structuredClone(before);
  takeClaims(draft, step.seen);
  const beats: Beat[] = [];
  let token = draft.token;
  let verdict: Beat["verdict"] = null;
  let genies = 0;
  const tell = (event: GameEvent, lasts: number) =>
    beats.push({ view: structuredClone(draft), event, token, verdict, genies, lasts });

  for (const one of inOrder(step)) {
    if (isLine(one)) {
      if (one[0] === -1 && one[1].startsWith("cobra ")) turnUp(draft, one[1], tell);
      continue;
    }
    if (one.kind === "hourglass" || one.kind === "chosen") continue;
    if (one.kind === "right" || one.kind === "wrong" || one.kind === "ghost-flies") {
      token = Number(one["token"]);
      verdict = one.kind === "wrong" ? "wrong" : "right";
      genies = Number(one["genies"] ?? 0);
    }
    if (one.kind === "late" || one.kind === "points") [token, verdict] = [0, null];
    change(draft, one);
    const moved = typeof one["to"] === "number" && typeof one["from"] === "number";
    const far = moved ? Math.abs(Number(one["to"]) - Number(one["from"])) : 0;
    tell(one, moved ? 500 + 110 * far : (lengths[one.kind] ?? 700));
  }
  const whole = beats.reduce((sum, beat) => sum + beat.lasts, 0);
  if (whole > most) for (const beat of beats) beat.lasts *= most / whole;
  return beats;
}

const pawnOf = (view: View, event: GameEvent): number =>
  event["pawn"] === "ghost" ? (view.ghost ?? -1) : Number(event["seat"]);

/** The cobra on which pawns have come to rest; the ghost leaves them alone. */
function turnUp(draft: View, notation: string, tell: (event: GameEvent, lasts: number) => void): void {
  const [, kind, count] = notation.split(" ");
  const at = draft.cobras.find((cobra) => draft.places.some((place, pawn) => place === cobra && pawn !== draft.ghost));
  draft.cobras = draft.cobras.filter((cobra) => cobra !== at);
  tell({ kind: "cobra", cobra: { kind, count: Number(count ?? 1) }, space: at }, lengths["cobra"] ?? 0);
}

/** The claim that ended the folding is in the same step as all that follows it; at a calm table so are all carpets. */
function takeClaims(draft: View, seen: Step["seen"]): void {
  for (const [seat, notation] of seen) {
    const [told, shown] = notation.split(" shows ");
    const claim = /^claim (\d)(?: with (\d))?$/.exec(told ?? "");
    if (claim && shown === undefined) {
      draft.takers[Number(claim[1]) - 1] = seat;
      draft.genies[seat] = (draft.genies[seat] ?? 0) - Number(claim[2] ?? 0);
      draft.offered[seat] = Number(claim[2] ?? 0);
    }
    for (const [, who, history] of (shown ?? "").matchAll(/(?:^|; )(\d) [^:]*: ([^;]*)/g)) {
      const carpet = draft.carpets[Number(who)];
      if (carpet) carpet.history = history ? history.split(", ").map((change) => change.trim()) : [];
    }
  }
}

function change(draft: View, event: GameEvent): void {
  const seat = Number(event["seat"]);
  const token = Number(event["token"]) - 1;
  switch (event.kind) {
    case "ghost-takes":
      draft.takers[token] = draft.ghost;
      break;
    case "chooses":
      draft.takers[token] ??= seat;
      draft.offered[seat] = Number(event["genies"]);
      break;
    case "gets":
      draft.takers[token] = seat;
      break;
    case "right":
    case "wrong":
      draft.offered[seat] = 0;
      break;
    case "genie":
    case "full":
      draft.genies[seat] = Number(event["count"]);
      break;
    case "loses":
      draft.genies[seat] = (draft.genies[seat] ?? 0) - Number(event["count"]);
      break;
    case "flies":
    case "falls":
    case "shortcut":
      draft.places[pawnOf(draft, event)] = Number(event["to"]);
      break;
    case "palace":
      draft.arrivals.at(-1)?.push(pawnOf(draft, event));
      break;
    case "points":
      draft.points[pawnOf(draft, event)] = Number(event["total"]);
      break;
    case "hand":
      draft.hands[seat] = event["hand"] as "left" | "right";
      break;
    case "ban":
      draft.bans[seat] = true;
  }
}
