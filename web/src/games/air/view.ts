// What the parts of the table need of Air Sorcière's view.
export const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0);

/** Names for the books of a pile that may go to a seat next, so that they fly there when they do. */
export function bookIds(seat: number, colour: number, from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `book-${seat}-${colour}-${from + index}`);
}
