// Colour, sign and pattern each say the suit, so that a card reads in grey as well.
export interface Suit {
  ink: string;
  light: string;
  sign: string; // a path in a box of 20 × 20
  pattern: string; // a path in a tile of 16 × 16
}

export const suits: Record<string, Suit> = {
  b: {
    ink: "#1f6f9c",
    light: "#bfe0ee",
    sign: "M10 1C14 7 17 10 17 13.5A7 6.5 0 0 1 3 13.5C3 10 6 7 10 1Z",
    pattern: "M0 8q4-5 8 0t8 0",
  },
  y: {
    ink: "#a87408",
    light: "#f7dc92",
    sign: "M10 1l2.4 5.6L18.5 7l-4.6 4 1.5 6L10 13.8 4.6 17l1.5-6L1.5 7l6.1-.4Z",
    pattern: "M8 2v4M8 10v4M2 8h4M10 8h4",
  },
  r: {
    ink: "#b8432b",
    light: "#f6c2b2",
    sign: "M10 18C3 12.5 1.5 9.5 1.5 6.6A4.4 4.4 0 0 1 10 5a4.4 4.4 0 0 1 8.5 1.6C18.5 9.5 17 12.5 10 18Z",
    pattern: "M0 0 16 16M16 0 0 16",
  },
  g: {
    ink: "#2c7f5b",
    light: "#bfe6cf",
    sign: "M17.5 2.5C7 2 2 8 3.5 16.5 12 18 18 13 17.5 2.5ZM3 17.5 11 9",
    pattern: "M8 16V6m0 4L3 5m5 5 5-5",
  },
  v: {
    ink: "#6b4fc0",
    light: "#d9cef7",
    sign: "M10 1l3 6 6 3-6 3-3 6-3-6-6-3 6-3Z",
    pattern: "M8 4a4 4 0 1 0 .1 0M8 7a1 1 0 1 0 .1 0",
  },
  s: {
    ink: "#596073",
    light: "#d9dce6",
    sign: "M14.5 2A8.4 8.4 0 1 0 17.8 14 7 7 0 0 1 14.5 2Z",
    pattern: "M0 4h16M0 12h16",
  },
};
