// The game's own data files: the carpet's squares, the cards, the way. The very files of the server.
import deck from "../../../../src/envol/games/carpets/data/deck-1.json";
import track from "../../../../src/envol/games/carpets/data/track-1.json";

export const layout: readonly string[] = deck.layout.flat();
export const course = track;

/** Cards are numbered from 1 on. */
export function cardNumbered(
  number: number,
): { needs: string[]; clouds: number; genie: number; level: string } | undefined {
  return deck.cards[number - 1];
}

export const isAdvanced = (number: number): boolean => cardNumbered(number)?.level === "advanced";
