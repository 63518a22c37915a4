// A flight, told beat by beat: each event changes what is shown by a little, so that everybody sees what was touched and
// where. The new view already knows the end; the views in between are made from the old one, event by event.
import { hutBase, placeOf, type Sky } from "./adventure";
import {
  arcFrom,
  backFrom,
  band,
  contact,
  faced,
  lengthOf,
  solids,
  type Arc,
  type Disc,
  type Point,
  type Pose,
} from "./geometry";
import type { View } from "../../generated/games/brooms";
import type { GameEvent, Step } from "../../lib/table.svelte";

export interface Laid {
  arc: Arc;
  seat: number | null; // null is the Fool
}
export interface Beat {
  view: View;
  event: GameEvent; // what is told; the end of the match is told as { kind: "over" }
  laid: Laid[]; // curves that lie on the table
  flies: (Laid & { back: boolean }) | null; // a broom sweeps along this one, which lights up before it
  bad: Arc | null; // the curve that touches something
  stands: (Pose & { seat: number }) | null; // the broom that does not fit
  at: Point | null; // where it happens
  fits: Arc[]; // what would have fitted instead, as the server says
  again: { arc: Arc; back: boolean; share: number } | null; // a crash shown once more: how much of which curve is flown
  lasts: number; // milliseconds
}

const lengths: Record<string, number> = {
  stopped: 2000,
  "no-room": 1500,
  stuck: 1300,
  "back-stopped": 1900,
  caught: 1500,
  stolen: 1800,
  lost: 1500,
  point: 1200,
  passed: 1100,
  undone: 1400,
  home: 1100,
  voted: 800,
  marked: 1100,
  "fou-turned": 900,
  vanished: 1200,
  struck: 1300,
  "goal-done": 1400,
  over: 1300,
};
const slowly = 5200; // milliseconds, for a crash that is shown again
const flight = { least: 170, each: 0.0042 }; // milliseconds, and more for each micrometre
const near = 300; // micrometres: a band is looked at in steps

const touches = (arc: Arc, disc: Disc): boolean =>
  band(arc).some(({ x, y, r }) => Math.hypot(x - disc.x, y - disc.y) <= r + disc.r + near);

interface Curve {
  piece: string;
  side: string;
}
const named = (event: GameEvent): string => `${(event["curve"] as Curve).piece} ${(event["curve"] as Curve).side}`;

/** The beats of a step, in `most` milliseconds if there are many; none for a step in which nobody flies. */
export function beatsOf(sky: Sky, before: View, step: Step, after: View, most = Infinity): Beat[] {
  const { beats } = retell(sky, before, step, after);
  const whole = beats.reduce((sum, beat) => sum + beat.lasts, 0);
  if (whole > most) for (const beat of beats) beat.lasts *= most / whole;
  return beats;
}

/** The beats, and the view to which they lead. */
export function retell(sky: Sky, before: View, step: Step, after: View): { beats: Beat[]; end: View } {
  const draft = structuredClone(before);
  const seat = before.turn;
  const book = before.books[seat]?.forward ?? [];
  const start = before.trail[0] ?? before.brooms[seat]!;
  const going = before.stage === "laying" || before.stage === "standing"; // somebody had to decide in mid-flight
  let laid: Laid[] = !going
    ? []
    : before.trail.slice(0, -1).map((from, index) => ({ arc: arcFrom(from, book[index] ?? ""), seat }));
  let pose: Pose = (before.stage === "laying" ? before.trail.at(-1) : null) ?? before.brooms[seat]!;
  let forward = pose; // where the way forward ended
  const beats: Beat[] = [];

  const tell = (event: GameEvent, more: Partial<Beat> = {}): void => {
    const flies = more.flies ? flight.least + flight.each * lengthOf(more.flies.arc) : 0;
    const kind = event.kind.replace("-broom", "");
    beats.push({
      view: structuredClone(draft),
      event,
      laid: [...laid],
      flies: null,
      bad: null,
      stands: null,
      at: null,
      fits: [],
      again: null,
      lasts: flies || (lengths[kind] ?? 700),
      ...more,
    });
  };
  const stand = (at: Pose): void => {
    pose = at;
    draft.brooms[seat] = at;
  };
  const met = (event: GameEvent): Disc[] | [number, number] => solidsOf(sky, draft, metIn(event));

  const fitting = (event: GameEvent, from: Pose, lay = arcFrom): Arc[] => fitsIn(event).map((name) => lay(from, name));

  const events = inTime(sky, before, step.events);
  for (const [index, event] of events.entries()) {
    const number = Number(event["number"]);
    switch (event.kind) {
      case "laid": {
        const arc = arcFrom(pose, named(event));
        tell(event, { flies: { arc, seat, back: false } });
        laid.push({ arc, seat });
        stand(arc.to);
        forward = pose;
        break;
      }
      case "stopped":
      case "stopped-broom": {
        const bad = arcFrom(pose, named(event));
        tell(event, { bad, at: contact(band(bad), met(event)), fits: fitting(event, pose) });
        break;
      }
      case "no-room":
      case "no-room-broom":
        tell(event, {
          stands: { ...pose, seat },
          at: contact(solids(pose), met(event)),
          fits: fitting(event, laid.at(-1)?.arc.from ?? start),
        });
        laid.pop();
        stand(laid.at(-1)?.arc.to ?? start);
        forward = pose;
        break;
      case "stuck":
        laid = [];
        stand(start);
        tell(event, { at: start });
        break;
      case "backed": {
        const arc = backFrom(pose, named(event));
        tell(event, { flies: { arc, seat, back: true } });
        laid.push({ arc, seat });
        stand(faced(arc.to));
        break;
      }
      case "back-stopped":
      case "back-stopped-broom": {
        const name = before.books[seat]?.back ?? "";
        const fits = fitting(event, forward, backFrom);
        if (events[index - 1]?.kind === "backed" || pose !== forward) {
          tell(event, { stands: { ...pose, seat }, at: contact(solids(pose), met(event)), fits });
          laid.pop();
        } else {
          const bad = backFrom(pose, name);
          tell(event, { bad, at: contact(band(bad), met(event)), fits });
        }
        stand(forward);
        break;
      }
      case "fou-laid": {
        const arc = arcFrom(draft.fou, named(event));
        tell(event, { flies: { arc, seat: null, back: false } });
        laid.push({ arc, seat: null });
        draft.fou = arc.to;
        break;
      }
      default:
        change(sky, draft, event, after);
        tell(event, { at: where(sky, before, draft, event, pose, number) });
    }
  }
  if (beats.length && after.phase === "over" && before.phase !== "over")
    tell({ kind: "over" }, { at: ended(sky, after) });
  return { beats, end: draft };
}

interface Met {
  thing: string;
  number: number; // of the castle or hut, or the seat of the broom
}
const metIn = (event: GameEvent): Met =>
  typeof event["other"] === "number" ? { thing: "broom", number: event["other"] } : (event["thing"] as Met);

/** The discs of what was touched, or the size of the table for its edge. */
function solidsOf(sky: Sky, view: View, { thing, number }: Met): Disc[] | [number, number] {
  if (thing === "broom") return solids(view.brooms[number]!);
  if (thing === "edge") return [sky.width, sky.height];
  if (thing === "fou") return solids(view.fou);
  const place = placeOf(sky, thing === "hut" ? hutBase + number : number);
  return place ? [place] : [];
}

/** Castles vanish when the Fool passes them, and are told so by the rules only when he has arrived. */
function inTime(sky: Sky, before: View, events: GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  let fou = before.fou;
  const gone = events.filter((event) => event.kind === "vanished");
  for (const event of events) {
    if (event.kind === "vanished") {
      if (!told.includes(event)) told.push(event);
      continue;
    }
    told.push(event);
    if (event.kind !== "fou-laid") continue;
    const arc = arcFrom(fou, named(event));
    fou = arc.to;
    for (const castle of gone) {
      const place = placeOf(sky, Number(castle["number"]));
      if (place && !told.includes(castle) && touches(arc, place)) told.push(castle);
    }
  }
  return told;
}

function change(sky: Sky, draft: View, event: GameEvent, after: View): void {
  const seat = Number(event["seat"]);
  const number = Number(event["number"]);
  switch (event.kind) {
    case "caught":
      draft.holder = seat;
      break;
    case "stolen":
      draft.holder = seat;
      draft.aloft[Number(event["other"])] = false;
      draft.books[Number(event["other"])] = { forward: [], back: null };
      break;
    case "lost":
      draft.holder = null;
      draft.cat = after.cat;
      break;
    case "point":
      draft.points[seat] = Number(event["points"]);
      break;
    case "passed":
    case "undone":
      draft.passed[seat] = event.kind === "passed";
      break;
    case "marked":
      draft.targets[seat] = number;
      break;
    case "goal-done": {
      const next = sky.goals[number];
      draft.done[seat] = number;
      draft.passed[seat] = false;
      draft.targets[seat] = next?.kind === "land" ? next.hut : 0;
      break;
    }
    case "fou-turned":
      draft.fou = { ...draft.fou, heading: Number(event["degrees"]) / 5 };
      break;
    case "vanished":
      draft.castles = draft.castles.filter((castle) => castle !== number);
      break;
    case "struck":
      draft.aloft[seat] = false;
  }
}

function where(sky: Sky, before: View, draft: View, event: GameEvent, pose: Pose, number: number): Point {
  switch (event.kind) {
    case "caught":
      return { x: draft.cat[0], y: draft.cat[1] };
    case "stolen":
      return before.brooms[Number(event["other"])] ?? pose;
    case "lost":
      return { x: draft.cat[0], y: draft.cat[1] };
    case "marked":
    case "voted":
      return placeOf(sky, hutBase + number) ?? pose;
    case "vanished":
      return placeOf(sky, number) ?? pose;
    case "struck":
      return draft.brooms[Number(event["seat"])] ?? pose;
    case "fou-turned":
      return draft.fou;
    default:
      return pose;
  }
}

/** Where the match was decided. */
function ended(sky: Sky, after: View): Point {
  const winner = after.winner ?? after.turn;
  const last = sky.goals.at(-1);
  if (last?.kind === "touch") return last.cat;
  if (after.ending === "landed") return placeOf(sky, hutBase + after.targets[winner]!) ?? after.brooms[winner]!;
  if (after.ending === "caught-fou" || after.ending === "castles-gone") return after.fou;
  return after.brooms[winner]!;
}

/** The curves that would have fitted where one did not, as a book names them. */
export const fitsIn = (event: GameEvent): string[] =>
  String(event["fits"] ?? "")
    .split(", ")
    .filter(Boolean);

const isCrash = ({ bad, stands }: Beat): boolean => bad !== null || stands !== null;

/** A flight's crash once more, slowly, with what would have fitted; nothing if it went well. */
export function slowMotion(beats: Beat[]): Beat[] {
  const crash = beats.findLast(isCrash);
  if (!crash) return [];
  const { bad, at, laid } = crash;
  const apart = ({ x, y }: Point) => (at ? Math.hypot(x - at.x, y - at.y) : Infinity);
  const steps = bad ? band(bad) : [];
  const hit = steps.findIndex((disc) => apart(disc) <= disc.r + near);
  const arc = bad ?? laid.at(-1)?.arc;
  if (!arc) return [];
  const share = hit > 0 ? hit / (steps.length - 1) : 1;
  const again = { arc, back: crash.event.kind.startsWith("back-"), share };
  return [{ ...crash, laid: bad ? laid : laid.slice(0, -1), again, lasts: slowly }];
}

/** What whoever is stuck has touched, for those who come to the table or have no flight to look at any more. */
export function impasse(sky: Sky, view: View): Trace | null {
  if (!view.stuck) return null;
  const { curve, back, by } = view.stuck;
  const arc = (back ? backFrom : arcFrom)(view.brooms[view.turn]!, curve);
  const end = back ? faced(arc.to) : arc.to;
  const at = contact(by === "curve" ? band(arc) : solids(end), solidsOf(sky, view, view.stuck));
  const stands = by === "broom" ? { ...end, seat: view.turn } : null;
  return { laid: [], bad: arc, stands, at, met: view.stuck, event: null, fits: [], again: [], gone: [] };
}

/** What is left to be seen of a flight when it is over. */
export interface Trace {
  laid: Laid[];
  bad: Arc | null;
  stands: Beat["stands"];
  at: Point | null;
  met: Met | null; // what was touched there
  event: GameEvent | null; // what stopped it
  fits: Arc[];
  again: Beat[];
  gone: number[]; // castles that vanished with it
}

const telling =
  /^(stopped|no-room|stuck|back-stopped|caught|stolen|lost|point|passed|undone|goal-done|vanished|struck)/;

export function traceOf(beats: Beat[]): Trace | null {
  const last = beats.at(-1);
  if (!last || !beats.some(({ flies, bad }) => flies || bad)) return null;
  const laid = last.flies ? [...last.laid, last.flies] : last.laid;
  const wrong = beats.findLast(isCrash);
  const told = beats.findLast(({ event }) => telling.test(event.kind));
  const gone = beats.flatMap(({ event }) => (event.kind === "vanished" ? [Number(event["number"])] : []));
  return {
    laid,
    bad: wrong?.bad ?? null,
    stands: wrong?.stands ?? null,
    at: wrong?.at ?? null,
    met: wrong ? metIn(wrong.event) : null,
    event: (wrong ?? told)?.event ?? null,
    fits: wrong?.fits ?? [],
    again: slowMotion(beats),
    gone,
  };
}
