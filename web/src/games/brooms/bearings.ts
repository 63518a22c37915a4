// The sky in words: how far everything is, and which way from the nose of one's own broom. The sentences are those that
// the terminal uses, so that who hears the table knows as much as who sees it.
import { aimOf, catsOf, standing, type Sky } from "./adventure";
import { curveData } from "./notation";
import { pieces, type Point } from "./geometry";
import type { View } from "../../generated/games/brooms";
import type { Texts } from "../../lib/texts.svelte";

const centimetre = 10_000;

/** Distance and bearing from a seat's broom, or the place on the table for whoever has none in the air. */
export function where(view: View, seat: number | null, { x, y }: Point, texts: Texts): string {
  const broom = seat === null || !view.aloft[seat] ? undefined : view.brooms[seat];
  if (!broom) return texts.say("board-at", { x: Math.round(x / centimetre), y: Math.round(y / centimetre) });
  const turn = (Math.atan2(y - broom.y, x - broom.x) * 180) / Math.PI - broom.heading * 5;
  const bearing = ((((Math.round(turn) + 180) % 360) + 360) % 360) - 180;
  const side = bearing === 0 ? "ahead" : bearing > 0 ? "left" : "right";
  return texts.say("board-where", {
    distance: Math.round(Math.hypot(x - broom.x, y - broom.y) / centimetre),
    side,
    degrees: Math.abs(bearing),
  });
}

/** What a seat flies for, in a sentence; empty if there is nothing to fly to. */
export function aimWords(sky: Sky, view: View, seat: number | null, texts: Texts): string {
  const aim = seat === null ? null : aimOf(sky, view, seat);
  if (!aim || seat === null) return "";
  const [a = 0, b = 0] = aim.gate ?? [];
  const order = sky.goals.length > 1 ? (view.done[seat] ?? 0) + 1 : 0; // its number, where there are several
  return texts.say(`table-aim-${aim.what}`, {
    order,
    a,
    b,
    where: where(view, seat, aim.at, texts),
    number: aim.n ?? 0,
    other: aim.n ?? 0,
  });
}

/** How far it is, and no more. */
export const farWords = (from: Point, to: Point, texts: Texts): string =>
  texts.say("table-ruler", { cm: Math.round(Math.hypot(to.x - from.x, to.y - from.y) / centimetre) });

/** The goals as their sentences need them. */
export function goalData(goals: Sky["goals"]) {
  const cats = goals.filter(({ kind }) => kind === "touch");
  return goals.map((goal, index) => {
    const [a, b] = "gate" in goal ? goal.gate : [0, 0];
    const cat = cats.length > 1 ? cats.indexOf(goal) + 1 : 0; // its number, where there are several
    return {
      kind: goal.kind,
      number: index + 1,
      a,
      b,
      cat,
      hut: "hut" in goal ? goal.hut : 0,
      points: "points" in goal ? goal.points : 0,
    };
  });
}

/** All that has to be done here, in a sentence. */
export function planWords({ goals }: Pick<Sky, "goals">, texts: Texts): string {
  const words = goalData(goals);
  if (words.length === 1) return texts.say(`plan-${words[0]!.kind}`, words[0]);
  return texts.say("plan-order", {
    list: texts.listing(
      words.map((goal) => texts.say("plan-step", { number: goal.number, goal })),
      "list-more",
    ),
  });
}

/** Everything in the sky, the nearest first. */
export function obstacles(sky: Sky, view: View, seat: number | null, texts: Texts): string[] {
  const from = (seat !== null && view.aloft[seat] ? view.brooms[seat] : undefined) ?? { x: 0, y: 0 };
  const things = standing(sky, view).map((place) => ({
    at: place as Point,
    key: `board-${place.kind}`,
    data: { number: place.n } as Record<string, unknown>,
  }));
  for (const at of catsOf(sky, view)) things.push({ at, key: "board-cat", data: {} });
  if (sky.hunts) things.push({ at: view.fou, key: "board-fou", data: { degrees: view.fou.heading * 5 } });
  const far = ({ at }: { at: Point }) => Math.hypot(at.x - from.x, at.y - from.y);
  return things
    .sort((a, b) => far(a) - far(b))
    .map(({ at, key, data }) => texts.say(key, { ...data, where: where(view, seat, at, texts) }));
}

/** A player's broom and book, as everybody sees them. */
export function player(sky: Sky, view: View, viewer: number | null, seat: number, texts: Texts): string {
  const broom = view.brooms[seat]!;
  const parts = [texts.say("board-ground")];
  if (view.aloft[seat])
    parts[0] = texts.say("board-broom", {
      where: where(view, seat === viewer ? null : viewer, broom, texts),
      degrees: broom.heading * 5,
    });
  parts.push(bookWords(view, seat, texts));
  if (sky.hold) {
    parts.push(texts.say("board-points", { points: view.points[seat] }));
    if (view.holder === seat) parts.push(texts.say("board-holds"));
  }
  if (view.done[seat] && sky.goals.length > 1)
    parts.push(texts.say("board-goals", { number: view.done[seat], count: sky.goals.length }));
  if (view.targets[seat]) parts.push(texts.say("board-target", { number: view.targets[seat] }));
  else if (view.passed[seat]) parts.push(texts.say("board-passed"));
  return texts.say("board-seat", { seat, where: texts.listing(parts, "list-more") });
}

/** The pieces on a book. */
export function bookWords(view: View, seat: number, texts: Texts): string {
  const book = view.books[seat]!;
  const curves = book.forward.map((name) => texts.say("curve", curveData(name)));
  const words = texts.say("board-book", { count: curves.length, list: texts.listing(curves, "list-more") });
  return book.back
    ? texts.listing([words, texts.say("board-back", { curve: curveData(book.back) })], "list-more")
    : words;
}

/** What can still be taken. */
export function supplyWords(view: View, texts: Texts): string {
  const left = pieces.filter(({ id }) => view.supply[id]);
  const said = left.map(({ id, length, turn }) =>
    texts.say("board-piece", { count: view.supply[id], piece: id, length: length / 1000, degrees: turn * 5 }),
  );
  return texts.say("board-supply", { list: texts.listing(said, "list-more") });
}
