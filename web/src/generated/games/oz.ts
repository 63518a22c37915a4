// What a viewer is shown of a game of oz, and what its table has chosen.
// Written by `make golden` from the types in Python: change those.

/** Stories are written as in moves, characters by their letter or counted in the order of the data file. */
export interface View {
  phase: "deal" | "first" | "open" | "over" | "recall" | "take" | "turn";
  round: number;
  rounds: number;
  first: number;
  turn: number;
  left: number;
  columns: string[][]; // two characters and a story; empty once taken
  deck: number[];
  discard: number[];
  stories: string[]; // not yet seen: those of the deck, of which some tables leave a part unused
  dropped: string[];
  hands: number[][]; // a board may keep the others' closed
  open: string[][];
  turned: string[][];
  points: number[][]; // what each face-up story would score if the match ended now
  gains: (Gain | null)[][]; // by seat and column; of five stories the least is turned
}

/** A seat's points if the match ended now, and if it ended once the seat has taken this column. */
export interface Gain {
  before: number;
  after: number;
  unsure: boolean; // where hands are closed: a comparison with them may change it, and is not counted
}

/** `memory` shows what everybody has taken (oz.19): a help for beginners; without it hands are closed (oz.3). */
export interface Options {
  memory: boolean;
}
