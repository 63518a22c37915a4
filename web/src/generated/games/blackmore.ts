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
  ranks: number[]; // of each card of it by the wheel: 1 is the strongest of its colour, 9 the weakest
  strongest: string[]; // the hand again, trumps first and then by the wheel
  counts: number[];
  known: string[][]; // drawn openly from the trump pile and still in hand
  table: (string | null)[];
  best: number | null; // whose card takes the trick as it lies
  changes: Change[]; // that the winner of a trick may choose from
  deck: number;
  pile: string[];
  captured: string[][]; // seen when they were taken; a board may keep them face down
  points: number[]; // what they are worth so far
  ahead: number[]; // the seats with most points; none while nobody has any
  values: number[]; // the rank of each value from 1 to 9, 1 for the strongest; none before the first trump
}

/** What it would mean to lay this card of the trick on the trump pile. */
export interface Change {
  card: string;
  cost: number; // points that its winner gives up
  ranks: number[]; // of the viewer's own cards, as the wheel would stand then
  values: number[]; // the rank of each value from 1 to 9 then
}

/** `wheel` is the side that lies up (blackmore.15); `totals` shows the points captured so far (blackmore.13). */
export interface Options {
  wheel: "ascending" | "descending";
  totals: boolean;
}
