// What a viewer is shown of a game of air, and what its table has chosen.
// Written by `make golden` from the types in Python: change those.

/** Cards and colours are written as in moves; lists by seat start with seat 0, lists by colour with black. */
export interface View {
  // for the others a payment looks like an exam
  phase: "bonus" | "cat" | "exam" | "first" | "fly" | "over" | "pay" | "place" | "reveal";
  active: number;
  turn: number;
  turns: number;
  flown: boolean;
  shared: string | null;
  turned: string | null; // drawn, and not placed yet
  deck: number;
  discard: string[];
  common: string[];
  columns: string[][][];
  hands: string[][]; // held closed, but every card went in and out face up (20)
  left: number[];
  books: number[][];
  scores: number[];
  bonuses: number[]; // the part of each score that is for all five colours (18)
  target: string | null; // of one's own payment
  paid: string[];
  withdrawn: number;
  odds: [number, number, number] | null; // of the next card: falls, misfits, cards; None where the table does without
  pays: number[]; // the most books of each colour that one's own hand could pay (13, 14); none for a spectator
  would_pay: number[][]; // the same, for each of one's columns, if it had landed
  worth: number; // books that one's own payment so far would bring (14),
  lacks: number; // cards that it still lacks,
  room: number; // and how many it may have in all
  surplus: number; // cards that whoever is to discard after a cat has too many (16)
}

/** The first two change the rules (air.18, air.11), the last two only what is shown (air.20). */
export interface Options {
  bonus_per_set: boolean; // a point for every set of five colours, not for the first alone
  multi_diploma: boolean; // several diplomas in one turn
  gauge: boolean; // the chance of a fall is shown
  memory: boolean; // the hands of the others are shown
}
