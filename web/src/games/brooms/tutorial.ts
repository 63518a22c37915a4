/** Where the things are that the lesson speaks of. */
export const places: Record<string, string> = {
  sky: ".room",
  supply: ".panel",
  fly: ".main.fly",
  reverse: ".ways",
};
