/** Where the things are that the lesson speaks of. */
export const places: Record<string, string> = {
  hand: "ul.hand",
  wheel: ".disc",
  trick: ".trick",
  button: ".do .main",
};
