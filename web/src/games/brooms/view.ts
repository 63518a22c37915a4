// What a seat is shown of an adventure; the fields are told in src/envol/games/brooms/view.py.
import type { Pose } from "./geometry";

export interface Book {
  forward: string[]; // "H left"
  back: string | null;
}
export interface View {
  phase: "first" | "start" | "angle" | "turn" | "stuck" | "vote" | "target" | "banish" | "send" | "over";
  turn: number;
  asked: number;
  turns: number;
  began: string;
  place: number; // castles by their number, huts by 10 and their number
  brooms: Pose[];
  aloft: boolean[];
  starts: number[];
  books: Book[];
  supply: Record<string, number>;
  castles: number[];
  done: number[]; // goals that each has reached
  passed: boolean[];
  targets: number[];
  voted: boolean[];
  vote: number;
  points: number[];
  holder: number | null;
  cat: [number, number];
  fou: Pose;
  struck: number[];
  stage: "ground" | "laying" | "standing" | "back";
  trail: Pose[];
  interrupted: boolean;
  dropped: boolean;
  winner: number | null;
  ending: string;
}
