// What a seat is shown of a game of Air Sorcière; the fields are told in src/envol/games/air/view.py.
export interface View {
  phase: string;
  active: number;
  turn: number;
  turns: number;
  flown: boolean;
  shared: string | null;
  turned: string | null;
  deck: number;
  discard: string[];
  common: string[];
  columns: string[][][];
  hands: string[][];
  left: number[];
  books: number[][];
  scores: number[];
  target: string | null;
  paid: string[];
  withdrawn: number;
  odds: [number, number, number] | null;
}

export const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0);

/** Names for the books of a pile that may go to a seat next, so that they fly there when they do. */
export function bookIds(seat: number, colour: number, from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `book-${seat}-${colour}-${from + index}`);
}
