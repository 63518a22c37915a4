/** Where the things are that the lesson speaks of. */
export const places: Record<string, string> = {
  carpet: ".cloth .carpet",
  cards: "ul.cards",
  card: "ul.cards > li:nth-child(2)",
  track: ".track",
  push: ".cloth .choice",
};
