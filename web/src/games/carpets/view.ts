// What a seat is shown of a race of carpets; the fields are told in src/envol/games/carpets/view.py.
export interface Card {
  number: number;
  needs: string[];
  clouds: number;
  genie: number;
}
export interface View {
  phase: "deal" | "fold" | "push" | "cobra" | "over";
  race: number;
  round: number;
  rounds: number;
  cards: (Card | null)[];
  takers: (number | null)[];
  carpets: { history: string[]; lies: string; folds: number; used: number }[];
  genies: number[];
  offered: number[];
  hands: ("left" | "right" | null)[];
  bans: boolean[];
  places: number[];
  ghost: number | null;
  cobras: number[];
  token: number;
  arrivals: number[][];
  points: number[];
  passed: boolean[];
  commit: string | null;
}

/** A pawn as a sentence needs it. */
export const who = (view: View, pawn: number) =>
  pawn === view.ghost ? { pawn: "ghost" } : { pawn: "seat", seat: pawn };
