// What the decisions of a finished match were worth, in pictures and words.
import { offer } from "../games";
import type { Analysis, Lesson, Turning } from "../generated/api";
import type { Texts } from "./texts.svelte";

/** A colour for each seat that can be told from the others by night and by day; lines are dashed differently too. */
export const COLOURS = Array.from({ length: 6 }, (_, seat) => `var(--seat-${seat})`);

export type Point = [n: number, chance: number];

/** A seat's chance to win: from an equal share, by each of its decisions, to how it ended. */
export function pathOf(analysis: Analysis, seat: number, last: number): Point[] {
  const one = analysis.seats[seat];
  const mine = analysis.decisions.filter((decision) => decision.seat === seat);
  const path: Point[] = [
    [0, one?.start ?? 0],
    ...mine.flatMap(({ n, before, after }): Point[] => [
      [n, before],
      [n + 1, after],
    ]),
  ];
  if (one && one.result !== null) path.push([last, one.result]);
  return path;
}

/** A part of the chance to win, as the sentences want it. */
export function sized(part: number): { percent: number; sign: string } {
  const percent = Math.round(100 * Math.abs(part));
  return { percent, sign: percent === 0 ? "none" : part > 0 ? "plus" : "minus" };
}

export function tell(turn: Turning, texts: Texts): string {
  const moves = turn.kind === "choice" ? { move: offer(texts, turn.move), best: offer(texts, turn.best) } : {};
  return texts.say(`turning-${turn.kind}`, { ply: turn.n, seat: turn.seat, ...sized(turn.size), ...moves });
}

/** What a good player would say; the moves that it speaks of are put into words. */
export function teach({ says, data }: Lesson, texts: Texts): string {
  const moves = Object.fromEntries(
    ["move", "best"]
      .filter((name) => typeof data[name] === "string")
      .map((name) => [name, offer(texts, `${data[name] as string}`)]),
  );
  return texts.say(`lesson-${says}`, { ...data, ...moves });
}
