/** Where the things are that the lesson speaks of. */
export const places: Record<string, string> = {
  columns: "ol.theatre",
  others: "ul.others",
  stories: ".tales",
};
