// What the puppets of Oz do between two views.
import { letters } from "./cast";
import type { View } from "../../generated/games/oz";
import type { Step } from "../../lib/table.svelte";

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The name of a puppet on stage, for its flight: the round, the column and its place there. */
export const pieceId = (round: number, column: number, place: number): string => `p${round}-${column}-${place}`;

/** Where the puppets of the last step went: to a seat's hand, by character, or off the stage. */
export interface Flights {
  taken: Map<string, string>; // "seat letter" to the pieces that came to it
  left: string; // pieces that nobody took
}

/** A step may hold a choice and, after it, the columns of the next round: the view is then one round further. */
export function flights(step: Step | undefined, before: View | null, view: View): Flights {
  const taken = new Map<string, string>();
  const gone: string[] = [];
  if (!step || !before) return { taken, left: "" };
  before.columns.forEach((column, index) => {
    const mover = step.seen.find(([seat, notation]) => seat >= 0 && notation === `take ${index + 1}`);
    const stays = !mover && before.round === view.round && (view.columns[index]?.length ?? 0) > 0;
    if (stays) return;
    column.slice(0, 2).forEach((letter, place) => {
      const piece = pieceId(before.round, index, place);
      if (!mover) gone.push(piece);
      else taken.set(`${mover[0]} ${letter}`, [taken.get(`${mover[0]} ${letter}`) ?? "", piece].join(" ").trim());
    });
  });
  return { taken, left: gone.join(" ") };
}

/** How often each character is held, in the order of the cast. */
export const heldBy = (hand: readonly number[]): { who: string; count: number }[] =>
  [...letters].map((who, index) => ({ who, count: hand[index] ?? 0 }));
