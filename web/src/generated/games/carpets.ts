// What a viewer is shown of a game of carpets, and what its table has chosen.
// Written by `make golden` from the types in Python: change those.

/** Lists by pawn are by seat, the ghost pilot last if there is one; lists by token start with token 1. */
export interface View {
  phase: "cobra" | "deal" | "fold" | "over" | "push";
  race: number;
  round: number; // of this race
  rounds: number; // of this match
  cards: (Card | null)[]; // by token
  takers: (number | null)[]; // by token: the pawn that has it
  carpets: CarpetView[]; // by seat; at a calm table those of the others as they were last shown
  genies: number[]; // by seat
  offered: number[]; // by seat: set aside with the claim
  hands: ("left" | "right" | null)[]; // by seat: the one hand that is left to it
  bans: boolean[]; // by seat: no Genies
  places: number[]; // by pawn
  ghost: number | null; // the number of the ghost's pawn
  cobras: number[]; // spaces with a hidden cobra
  bag: number[]; // cobra tokens that nobody has seen yet, by kind
  token: number; // the token that is being resolved, from 1; 0 while folding
  group: number[]; // the pawns that are being moved
  pushing: boolean; // they were pushed: whoever has token 1 flies afterwards
  arrivals: number[][]; // for each race so far, the pawns in the order in which they arrived
  points: number[]; // by pawn, of the races that are over
  ranks: number[]; // by pawn, the ghost's too; once all is over
  left: number; // cards in the deck
  discard: number[];
  passed: boolean[]; // by seat, of this round; only at a calm table
  commit: string | null; // what the viewer has chosen and nobody knows yet; only at a calm table
  drafts: string[]; // the viewer's own changes since carpets were last shown; only at a calm table
  shown: string[]; // the history of the viewer's own carpet as it was last shown; only at a calm table
}

/** A challenge card: what it asks for, motif and colour by letter, and what it gives. */
export interface Card {
  number: number;
  needs: string[];
  clouds: number;
  genie: number;
}

/** A carpet: how it was folded since it lay flat, in notation, and how it lies (see fold.py). */
export interface CarpetView {
  history: string[];
  lies: string;
  folds: number;
  used: number; // changes of this round, of which there are at most 100 (41)
}

/**
 * `first_game` starts from the cloud with the standard cards, whatever else is chosen (carpets.38);
 * `three_tokens` is for two players (carpets.26).
 */
export interface Options {
  first_game: boolean;
  deck: "advanced" | "all" | "standard";
  start: "cloud" | "line";
  championship: boolean;
  calm: boolean;
  three_tokens: boolean;
}

/** All that there is to say about a match. */
export interface Debrief {
  rounds: RoundDebrief[];
  seats: SeatDebrief[];
}

/** A round: its cards and the shortest way to fold each, by token; what everybody did, by seat. */
export interface RoundDebrief {
  race: number;
  round: number;
  cards: Card[];
  ways: string[][];
  seats: Attempt[];
}

/** What a seat did in a round; tokens are numbered from 1. */
export interface Attempt {
  token: number | null; // that it took
  right: boolean;
  ms: number | null; // from the last card laid out until it took one; None at a calm table
  folds: number;
  least: number; // folds that do it, with as many Genies
  missed: number | null; // if it was not right: the card that it got wrong, or the nearest one that it could have had
}

/** All rounds of a seat together; folds are those of the cards that were right. */
export interface SeatDebrief {
  right: number;
  ms: number | null; // for a card that it took, on average
  folds: number;
  least: number;
}
