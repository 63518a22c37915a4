// What a viewer is shown of a game of brooms, and what its table has chosen.
// Written by `make golden` from the types in Python: change those.

/** Lists by seat start with seat 0; places are castles by their number and huts by 10 and their number. */
export interface View {
  phase: "angle" | "banish" | "first" | "over" | "send" | "start" | "stuck" | "target" | "turn" | "vote";
  turn: number;
  asked: number;
  turns: number;
  began: "angle" | "banish" | "first" | "over" | "send" | "start" | "stuck" | "target" | "turn" | "vote";
  place: number;
  brooms: Broom[];
  aloft: boolean[];
  starts: number[];
  books: Book[];
  supply: Record<string, number>;
  castles: number[];
  done: number[]; // goals that each has reached
  passed: boolean[];
  targets: number[];
  voted: boolean[];
  vote: number; // the viewer's own; 0 is none
  points: number[];
  holder: number | null;
  cat: [number, number];
  fou: Broom;
  struck: number[];
  stage: "back" | "ground" | "laying" | "standing";
  trail: Broom[];
  interrupted: boolean;
  dropped: boolean;
  winner: number | null;
  ending: string;
  stuck: Stuck | null;
}

/** A broom by the junction of its tail and figure, in micrometres, and its heading in steps of 5°. */
export interface Broom {
  x: number;
  y: number;
  heading: number;
}

/** The pieces on a book as they are written in moves: `forward` in order, `back` below the book. */
export interface Book {
  forward: string[];
  back: string | null;
}

/**
 * Why whoever is asked is stuck (17): the first curve of the flight plan, and what it touches, itself or by the
 * broom at its end; whether that may be gone by the next turn; what starting again costs beside the curves.
 */
export interface Stuck {
  curve: string;
  back: boolean;
  by: "broom" | "curve";
  thing: string; // castle, hut, edge, fou or broom
  number: number; // of the castle or hut, or the seat of the broom
  moves: boolean;
  loses: "cat" | "curves" | "gate" | "hut";
}

/** What a table may choose before a flight. */
export interface Options {
  adventure:
    "bumblebee" | "carousel" | "cat" | "fou" | "labyrinth" | "lighthouse" | "post" | "school" | "slalom" | "village";
  own?: Adventure;
  reverse_sixth: boolean;
  swift_fou: boolean;
}

/** A sky and what is to be done in it; `start` names castles to start from, else one starts from the huts. */
export interface Adventure {
  format: "brooms-adventure/1";
  players: [number, number];
  table: [number, number];
  castles: Castle[];
  reverse: boolean;
  // several are reached in their order
  goal: Touch | Race | Pass | Land | Hold | Hunt | (Touch | Race | Pass | Land | Hold | Hunt)[];
  huts?: Hut[];
  huts_used?: Partial<Record<"2" | "3" | "4", number[]>>;
  start?: number[];
  reconstructed?: boolean; // the printed numbers are not known
  title?: string;
  author?: string;
  text?: string;
  // what the sky looks like; no rule asks for it, and without one its goals give it
  mood?: "" | "dawn" | "dusk" | "moon" | "snow" | "storm";
  origin?: string; // of the adventure that this one was made from
  hash?: string; // of this one, so that damage is seen
}

/** A castle by its number, which gives its size if it has none of its own. */
export interface Castle {
  n: number;
  x: number;
  y: number;
  radius?: number | null;
}

/** Touch a cat (20). */
export interface Touch {
  kind: "touch";
  cat: Spot;
}

export interface Spot {
  x: number;
  y: number;
}

/** Pass between two castles, come back round them over the line of two others, land backwards on a hut (21-25). */
export interface Race {
  kind: "race";
  gate: [number, number];
  home: [number, number];
}

/** Pass between two castles, from either side (53). */
export interface Pass {
  kind: "pass";
  gate: [number, number];
}

/** Land backwards on this hut (53). */
export interface Land {
  kind: "land";
  hut: number;
}

/** Hold the cat for so many points inside a boundary; it begins on the rim of a castle (26-32). */
export interface Hold {
  kind: "hold";
  castle: number;
  angle: number;
  points: number;
  pieces: number; // on the book at take-off, for a point
  boundary: number[];
}

/** Catch the Fou before all castles are gone (33-41). */
export interface Hunt {
  kind: "hunt";
  fou: Pose;
  pieces: number; // of the book that he flies after
}

export interface Pose {
  x: number;
  y: number;
  heading: number;
}

export interface Hut {
  n: number;
  x: number;
  y: number;
}
