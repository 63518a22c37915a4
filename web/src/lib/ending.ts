// How a match ended, for the ceremony and the spoken table.
import type { Watched } from "./table.svelte";
import type { Texts } from "./texts.svelte";

export interface Place {
  rank: number;
  seat: number;
  score: number;
}

/** The seats from the best to the last; empty while the match goes on. */
export function ranking(match: Watched): Place[] {
  return (match.table?.ranks ?? [])
    .map((rank, seat) => ({ rank, seat, score: match.table?.scores[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** What a score says: points, unless the game has another word for it after this ending. */
export function worth(match: Watched, score: number, texts: Texts): string {
  const key = `result-${match.table?.ending}`;
  return texts.has(key) ? texts.say(key, { score }) : texts.say("ui-points", { points: score });
}

/** Who won, in a sentence. */
export function ending(match: Watched, texts: Texts): string {
  const winners = ranking(match)
    .filter((place) => place.rank === 1)
    .map((place) => place.seat);
  return texts.say(`ending-${match.table?.ending}`, {
    me: match.seat !== null && winners.includes(match.seat) ? "yes" : "no",
    winners: texts.listing(winners.map((seat) => texts.name(seat))),
    others: texts.listing(winners.filter((seat) => seat !== match.seat).map((seat) => texts.name(seat))),
    score: Math.max(...(match.table?.scores ?? [0])),
  });
}
