// What a viewer is shown of a game of blackmore, and what its table has chosen.
// Written by `make golden` from the types in Python: change those.

/** Cards are written as in moves; lists by seat start with seat 0. */
export interface View {
  phase: "change" | "deal" | "first" | "over" | "play" | "refill" | "turn";
  turn: number;
  leader: number;
  left: number;
  final: boolean;
  wheel: number;
  trump: string | null; // the letter of the trump colour
  hand: string[]; // the viewer's own; a spectator has none
  counts: number[];
  known: string[][]; // drawn openly from the trump pile and still in hand
  table: (string | null)[];
  best: number | null; // whose card takes the trick as it lies
  deck: number;
  pile: string[];
  captured: string[][]; // seen when they were taken; a board may keep them face down
}

/** `wheel` is the side that lies up (blackmore.15); `totals` shows the points captured so far (blackmore.13). */
export interface Options {
  wheel: "ascending" | "descending";
  totals: boolean;
}
