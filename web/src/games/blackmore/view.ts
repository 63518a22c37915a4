// What a seat is shown of a game of Blackmore; the fields are told in src/envol/games/blackmore/view.py.
export interface View {
  phase: string;
  turn: number;
  leader: number;
  final: boolean;
  wheel: number;
  trump: string | null;
  hand: string[];
  counts: number[];
  known: string[][];
  table: (string | null)[];
  best: number | null; // whose card takes the trick as it lies
  deck: number;
  pile: string[];
  captured: string[][];
}

export const points = (cards: string[]): number => cards.reduce((sum, card) => sum + Number(card.slice(1)), 0);
