/** Where the things are that the lesson speaks of. */
export const places: Record<string, string> = {
  deck: ".piles .deck",
  common: ".common",
  zone: ".zone-own",
  books: ".library",
};
