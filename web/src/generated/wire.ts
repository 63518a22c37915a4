// The messages of the wire.
// Written by `make golden` from the types in Python: change those.

/** `id` is the client's own, `on` the number of the decision it answers, `m` the notation. */
export interface MoveUp {
  type: "move";
  id: string;
  on: number;
  m: string;
}

/** The answer to a ping, with its number. */
export interface PongUp {
  type: "pong";
  n: number;
}

/** The client asks whether the connection still lives; the pong has its number. */
export interface PingUp {
  type: "ping";
  n: number;
}

/** The client asks for all that it would have seen, had it been there from the beginning. */
export interface StoryUp {
  type: "story";
}

/** The client has missed a number and asks for the whole. */
export interface SyncUp {
  type: "sync";
}

export type Up = MoveUp | PongUp | PingUp | StoryUp | SyncUp;

/** The table has changed: who sits where, whether it has begun; `seat` is the viewer's own, if any. */
export interface TableDown {
  type: "table";
  table: TableInfo;
  seat: number | null;
  host: boolean;
  kept: number | null; // the viewer's own seat while a bot plays it: until it is taken back they are a spectator
  asks: number | null; // the number of the viewer's own wish for a seat
  admits: number[]; // the wishes that the viewer may grant
}

/** A table as everybody may see it. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  status: "open" | "over" | "playing";
  listed: boolean;
  hints: boolean; // whether its players may ask for them
  commit: string; // hexadecimal; published before any nonce is accepted
  next: string | null; // the table of the rematch
  ranks: number[];
  scores: number[];
  ending: string;
  undo: UndoInfo | null;
  wishes: SeatWishInfo[];
}

/** A seat as everybody may see it. */
export interface SeatInfo {
  name: string;
  kind: "bot" | "empty" | "person";
  bot: string | null;
  ready: boolean; // has brought a nonce, or needs none
  here: boolean; // a connection is open
}

/** A seat asks to take back its last move; `missing` are those who have not agreed yet. */
export interface UndoInfo {
  number: number;
  seat: number;
  missing: number[];
}

/** A latecomer asks for a bot's seat; `name` is theirs. */
export interface SeatWishInfo {
  number: number;
  seat: number;
  name: string;
}

/**
 * The whole of what this viewer may know, at `now` by the match's clock; steps are numbered from 1 after it.
 *
 * This and the next only tell the form: such messages are put together from bytes that several viewers share.
 */
export interface SyncDown {
  type: "sync";
  header: Header;
  view: unknown;
  you: You;
  v: number;
  now: number;
}

/** What is settled before the first line; the first line of a record. */
export interface Header {
  game: string;
  rules: number;
  seats: string[]; // names, in seat order
  id: string;
  options: Record<string, unknown>;
  data: Record<string, unknown>; // the game's data files in full
  commit: string; // hexadecimal; empty where no served dice were used
  nonces: string[];
  envol: number; // version of this format
}

/** What is asked of the viewer: `on` numbers the decision, `moves` are all that may be answered. */
export interface You {
  on: number;
  moves: string[];
  due: number | null;
}

/** What one or several lines have changed; `v` is the number of the step. */
export interface StepDown {
  type: "step";
  seen: [number, string][];
  events: Record<string, unknown>[];
  view: unknown;
  you: You;
  v: number;
}

/** What this viewer's steps have told, or would have, from the first line to the step before this message. */
export interface StoryDown {
  type: "story";
  steps: Told[];
}

/** What the viewer saw of one or several lines. */
export interface Told {
  seen: [number, string][];
  events: Record<string, unknown>[];
}

/** The move with this id is in the log, for good. */
export interface Ack {
  type: "ack";
  id: string;
}

/** The command changed nothing; `id` is empty when the message had none that could be read. */
export interface No {
  type: "no";
  id: string;
  rule: string;
  why: string;
  data: Record<string, unknown>;
}

export interface Ping {
  type: "ping";
  n: number;
}

/** The answer to a client's own ping. */
export interface Pong {
  type: "pong";
  n: number;
}

export type Down = TableDown | SyncDown | StepDown | StoryDown | Ack | No | Ping | Pong;

/** The open tables that everybody may see, in the order in which they are shown. */
export interface TablesDown {
  type: "tables";
  tables: TableInfo[];
}

/**
 * What has changed: tables that are new and come first, seats, tables that are gone, and if it is not so then, the
 * order of all.
 */
export interface ListingDown {
  type: "listing";
  added: TableInfo[];
  seats: SeatsChange[];
  gone: string[];
  order: string[];
}

/** The seats of an open table, which are all that changes at it. */
export interface SeatsChange {
  id: string;
  seats: SeatInfo[];
}

export type ListDown = TablesDown | ListingDown | Pong | No;
