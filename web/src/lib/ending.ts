// How a match ended, for the ceremony and the spoken table.
import type { Watched } from "./table.svelte";
import type { Texts } from "./texts.svelte";

export interface Place {
  rank: number;
  seat: number;
  score: number;
}

/** The seats from the best to the last; empty while the match goes on. */
export function ranking(line: Watched): Place[] {
  return (line.table?.ranks ?? [])
    .map((rank, seat) => ({ rank, seat, score: line.table?.scores[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** What a score says: points, unless the game has another word for it after this ending. */
export function worth(line: Watched, score: number, texts: Texts): string {
  const key = `result-${line.table?.ending}`;
  return texts.has(key) ? texts.say(key, { score }) : texts.say("ui-points", { points: score });
}

/** Who won, in a sentence. */
export function ending(line: Watched, texts: Texts): string {
  const winners = ranking(line)
    .filter((place) => place.rank === 1)
    .map((place) => place.seat);
  return texts.say(`ending-${line.table?.ending}`, {
    me: line.seat !== null && winners.includes(line.seat) ? "yes" : "no",
    winners: texts.listing(winners.map((seat) => texts.name(seat))),
    others: texts.listing(winners.filter((seat) => seat !== line.seat).map((seat) => texts.name(seat))),
    score: Math.max(...(line.table?.scores ?? [0])),
  });
}
