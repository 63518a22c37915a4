// The messages of the wire, as docs/wire.md tells them.
export interface SeatInfo {
  name: string;
  kind: "empty" | "person" | "bot";
  bot: string | null;
  ready: boolean;
  here: boolean;
}
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  status: "open" | "playing" | "over";
  listed: boolean;
  hints: boolean; // whether its players may ask for them
  commit: string;
  next: string | null;
  ranks: number[];
  scores: number[];
  ending: string;
  undo: { number: number; seat: number; missing: number[] } | null; // somebody asks to take back a move
}
export interface GameInfo {
  key: string;
  titles: Record<string, string>;
  least: number;
  most: number;
  rules: number;
  options: Record<string, unknown>;
  bots: string[];
}
/** What the master would do, first, and what else it weighed; `worth-SAYS` puts a worth into words. */
export interface Hint {
  on: number;
  weighed: { move: string; says: string; data: Record<string, unknown> }[];
}
export interface You {
  on: number;
  moves: string[];
  due: number | null;
}
export interface Header {
  game: string;
  seats: string[];
  options: Record<string, unknown>;
  data: Record<string, unknown>; // the game's data files in full
  id: string;
  commit: string;
  nonces: string[];
}
export type GameEvent = { kind: string } & Record<string, unknown>;
export type Down =
  | { type: "table"; table: TableInfo; seat: number | null; host: boolean }
  | { type: "sync"; v: number; now: number; header: Header; view: unknown; you: You }
  | { type: "step"; v: number; seen: [number, string][]; events: GameEvent[]; view: unknown; you: You }
  | { type: "story"; steps: { seen: [number, string][]; events: GameEvent[] }[] }
  | { type: "ack"; id: string }
  | { type: "no"; id: string; rule: string; why: string; data: Record<string, unknown> }
  | { type: "ping"; n: number }
  | { type: "pong"; n: number };
