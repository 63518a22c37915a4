// The five colours in the order of the view. Colour, sign and pattern each say it, so that a card reads in grey as well.
export interface Suit {
  letter: string;
  name: string; // as moves write it
  ink: string;
  cloth: string;
  light: string;
  sign: string; // a path in a box of 20 × 20
  line: boolean; // the sign is drawn as a line, not filled
  pattern: string; // a path in a tile of 16 × 16
}

export const suits: Suit[] = [
  {
    letter: "b",
    name: "black",
    ink: "#2f2a45",
    cloth: "#3d3658",
    light: "#cfcbe0",
    sign: "M14.5 2A8.4 8.4 0 1 0 17.8 14 7 7 0 0 1 14.5 2Z",
    line: false,
    pattern: "M0 4h16M0 12h16",
  },
  {
    letter: "g",
    name: "green",
    ink: "#1f6648",
    cloth: "#38946b",
    light: "#c4e8d2",
    sign: "M17.5 2.5C7 2 2 8 3.5 16.5 12 18 18 13 17.5 2.5ZM3 17.5 11 9",
    line: false,
    pattern: "M8 16V6m0 4L3 5m5 5 5-5",
  },
  {
    letter: "o",
    name: "orange",
    ink: "#9c470a",
    cloth: "#e0812c",
    light: "#fbdcb0",
    sign: "M10 1C11 5 17 8 17 13A7 6 0 0 1 3 13C3 10 5 9 6 6 8 8 8 9 9 10 10 7 9 4 10 1Z",
    line: false,
    pattern: "M0 8q4-5 8 0t8 0",
  },
  {
    letter: "v",
    name: "violet",
    ink: "#6443b8",
    cloth: "#8466d3",
    light: "#dccff8",
    sign: "M10 1l3 6 6 3-6 3-3 6-3-6-6-3 6-3Z",
    line: false,
    pattern: "M8 4a4 4 0 1 0 .1 0M8 7a1 1 0 1 0 .1 0",
  },
  {
    letter: "w",
    name: "white",
    ink: "#466688",
    cloth: "#f4f8fc",
    light: "#dfeaf4",
    sign: "M10 1v18M2.2 5.5l15.6 9M2.2 14.5l15.6-9M10 4 7.5 2M10 4l2.5-2M10 16l-2.5 2M10 16l2.5 2",
    line: true,
    pattern: "M8 2v4M8 10v4M2 8h4M10 8h4",
  },
];

export function suitOf(card: string): Suit {
  return suits.find((suit) => suit.letter === card[0]) ?? suits[0]!;
}

export const colourOf = (card: string): number => suits.indexOf(suitOf(card));
