// Flights that really happened (tests/vectors/flights.py): from the view before and the events alone, the beats lead to
// the view that the server sent.
import { expect, test } from "vitest";
import vectors from "../../../../tests/vectors/brooms-flights.json";
import { skyOf } from "./adventure";
import { beatsOf, retell, traceOf, type Beat } from "./beats";
import { band } from "./geometry";
import type { View } from "../../generated/games/brooms";
import type { Header } from "../../generated/wire";
import type { GameEvent, Step } from "../../lib/table.svelte";

interface Flight {
  header: Header;
  before: View;
  step: Step & { view: View };
}
const flights = vectors as unknown as Flight[];
const told = (flight: Flight) => retell(skyOf(flight.header), flight.before, flight.step, flight.step.view);

/** The first beat that tells this, with its flight. */
function beatOf(kind: string): { flight: Flight; beats: Beat[]; beat: Beat } {
  for (const flight of flights) {
    const { beats } = told(flight);
    const beat = beats.find(({ event }) => event.kind === kind);
    if (beat) return { flight, beats, beat };
  }
  throw new Error(kind);
}

test("the beats lead to where the server says that everything stands", () => {
  for (const flight of flights) {
    const { end } = told(flight);
    const { brooms, aloft, castles, holder, cat, points, passed, targets, fou } = flight.step.view;
    expect(end).toMatchObject({ brooms, aloft, castles, holder, cat, points, passed, targets, fou });
  }
});

test("every event is told, in beats that do not last too long", () => {
  for (const flight of flights) {
    const beats = beatsOf(skyOf(flight.header), flight.before, flight.step, flight.step.view, 6000);
    const kinds = (events: GameEvent[]) => events.map(({ kind }) => kind).sort();
    expect(kinds(beats.map(({ event }) => event).filter(({ kind }) => kind !== "over"))).toEqual(
      kinds(flight.step.events),
    );
    expect(beats.reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThanOrEqual(6001);
  }
});

test("brooms.15: the curve that is stopped, and where it touches", () => {
  const { beat, flight } = beatOf("stopped");
  const sky = skyOf(flight.header);
  const { thing, number } = beat.event["thing"] as { thing: string; number: number };
  expect(beat.bad).not.toBeNull();
  if (thing === "edge") expect([0, sky.width].includes(beat.at!.x) || [0, sky.height].includes(beat.at!.y)).toBe(true);
  else {
    const place = sky.places.find(({ kind, n }) => kind === thing && n === number)!;
    expect(Math.hypot(beat.at!.x - place.x, beat.at!.y - place.y)).toBeCloseTo(place.r, 0);
  }
});

test("brooms.15: a broom that does not fit is shown where it would stand, and its curve is taken up", () => {
  const { beat, beats } = beatOf("no-room");
  expect(beat.stands).not.toBeNull();
  const next = beats[beats.indexOf(beat) + 1];
  if (next) expect(next.laid.length).toBe(beat.laid.length - 1);
});

test("brooms.37: a castle vanishes when the Fool passes it, even if he flies on", () => {
  for (const flight of flights) {
    const { beats } = told(flight);
    for (const [index, { event }] of beats.entries()) {
      const flown = beats.slice(0, index).findLast(({ flies }) => flies)?.flies;
      const last = !beats.slice(index).some((later) => later.event.kind === "fou-laid");
      if (event.kind !== "vanished" || !flown || last) continue;
      const castle = skyOf(flight.header).places.find(({ id }) => id === event["number"])!;
      expect(
        Math.min(...band(flown.arc).map(({ x, y, r }) => Math.hypot(x - castle.x, y - castle.y) - r - castle.r)),
      ).toBeLessThan(500);
    }
  }
  const { beat } = beatOf("vanished");
  expect(beat.view.castles).not.toContain(beat.event["number"]);
});

test("what a flight leaves in the sky: its curves, and what stopped it", () => {
  const { beats } = beatOf("stopped");
  const trace = traceOf(beats)!;
  expect(trace.event!.kind).toMatch(/stopped|no-room/);
  expect(trace.at).not.toBeNull();
  expect(traceOf([])).toBeNull();
});
