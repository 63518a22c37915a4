// The messages of the wire.
// Written by `make golden` from the types in Python: change those.

/** Whoever plays alone against bots has the table stand still. */
export interface PauseUp {
  type: "pause";
}

/** The same person has it go on. */
export interface ResumeUp {
  type: "resume";
}

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

/** Somebody who watches says what they are called; it counts for whoever is known, by a cookie or a token. */
export interface NameUp {
  type: "name";
  name: string;
}

/** The client asks for all that it would have seen, had it been there from the beginning. */
export interface StoryUp {
  type: "story";
}

/** The client has missed a number and asks for the whole. */
export interface SyncUp {
  type: "sync";
}

/** Something to say to the table, either a phrase by its key or words; `id` is the client's own. */
export interface SayUp {
  type: "say";
  id: string;
  phrase?: string;
  text?: string;
}

/** The viewer would rather not hear somebody at this table, or hear them again; `who` is as in what they said. */
export interface MuteUp {
  type: "mute";
  id: string;
  who: string;
  muted?: boolean;
}

/** The site team should look at the line with this number. */
export interface ReportUp {
  type: "report";
  id: string;
  number: number;
  why: "cheating" | "other" | "rude" | "spam";
}

export type Up = PauseUp | ResumeUp | MoveUp | PongUp | PingUp | NameUp | StoryUp | SyncUp | SayUp | MuteUp | ReportUp;

/** The table has changed: who sits where, whether it has begun; `seat` is the viewer's own, if any. */
export interface TableDown {
  type: "table";
  table: TableInfo;
  seat: number | null;
  host: boolean;
  kept: number | null; // the viewer's own seat while a bot plays it: until it is taken back they are a spectator
  asks: number | null; // the number of the viewer's own wish for a seat
  admits: number[]; // the wishes that the viewer may grant
  joins: number[]; // the seats that the viewer may ask for
  keeps: number[]; // the seats of others, away for long, that the viewer may let a bot keep
  away: (number | null)[]; // for how many milliseconds each seat's person is away; null for who is here
  watching: Watching;
  news: NewsInfo[]; // those that this connection has not been told
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
  words: boolean; // whether people may write words to each other, beside phrases
  commit: string; // hexadecimal; published before any nonce is accepted
  next: string | null; // the table of the rematch
  ranks: number[];
  scores: number[];
  ending: string;
  undo: UndoInfo | null;
  wishes: SeatWishInfo[];
  outs: OutInfo[];
  again: number[]; // the seats whose people have said that they play the next game too
}

/** A seat as everybody may see it. */
export interface SeatInfo {
  name: string;
  kind: "bot" | "empty" | "person";
  bot: string | null;
  ready: boolean; // has brought a nonce, or needs none
  here: boolean; // a connection is open, or was a moment ago
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

/** Some would like a seat to be played by a bot from now on; `by` are those who have said so. */
export interface OutInfo {
  seat: number;
  by: number[];
}

/** Those who look on: how many, and the names of those who have given one. */
export interface Watching {
  count: number;
  names: string[];
}

/** Something that happened at the table beside the game, at a time in milliseconds since 1970. */
export interface NewsInfo {
  number: number;
  at: number;
  kind:
    | "again"
    | "came"
    | "kept"
    | "left"
    | "out"
    | "out-asked"
    | "out-over"
    | "seat-asked"
    | "seat-declined"
    | "undo-agreed"
    | "undo-asked"
    | "undo-declined"
    | "undo-over"
    | "watches";
  seat: number | null;
  other: number | null;
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
  envol: number; // version of this format: 2 has clocks
  timing?: Timing;
}

/** That a match has clocks: the pace with which it began, and when, in milliseconds since 1970. */
export interface Timing {
  pace: Pace;
  began: number;
}

/**
 * How long one may think: `each` for a decision, which is not kept if it is not used; what is taken beyond comes
 * out of `bank`, which is for all of them. `grace` goes by before anything counts, for what moves on the screen.
 */
export interface Pace {
  kind: "days" | "live";
  each: number;
  bank: number;
  grace: number;
}

/** What is asked of the viewer: `on` numbers the decision, `moves` are all that may be answered. */
export interface You {
  on: number;
  moves: string[];
  due: number | null;
  paused?: number | null; // since when the table stands still; told only while it does
  pace?: Pace | null; // where there are clocks
  clocks?: SeatClock[]; // by seat, as far as the viewer may know who thinks
}

/**
 * What a seat has left: `bank` for all decisions, and when nothing will be left, if its clock runs; else what the
 * decision that was interrupted has taken.
 */
export interface SeatClock {
  bank: number;
  used?: number;
  until?: number | null;
}

/** What one or several lines have changed; `v` is the number of the step. */
export interface StepDown {
  type: "step";
  seen: [number, string][];
  events: Record<string, unknown>[];
  after?: number[]; // for each event, how many of the lines that were seen came before it
  view: unknown;
  you: You;
  v: number;
}

/** What this viewer's steps have told, or would have, from the first line to the step before this message. */
export interface StoryDown {
  type: "story";
  steps: Told[];
}

/** What the viewer saw of one or several lines; `after` is only told where an event came before a line. */
export interface Told {
  seen: [number, string][];
  events: Record<string, unknown>[];
  after?: number[]; // for each event, how many of the lines that were seen came before it
}

/** The last lines that the viewer may hear, instead of all that it knows of them; and whom they do not hear. */
export interface TalkDown {
  type: "talk";
  lines: SaidInfo[];
  muted: MutedInfo[];
}

/** A line that somebody said, at a time in milliseconds since 1970: a phrase by the key of its text, or words. */
export interface SaidInfo {
  number: number;
  at: number;
  who: string; // the same for all that this person says at this table
  name: string;
  seat: number | null; // from which it was said
  phrase: string;
  text: string;
  mine: boolean; // the viewer said it
  aside: boolean; // among those who watch
}

/** Somebody whom the viewer does not hear at this table. */
export interface MutedInfo {
  who: string;
  name: string;
}

/** Somebody has said something. */
export interface SaidDown {
  type: "said";
  line: SaidInfo;
}

/** The move with this id is in the log, for good; or what was said is kept. */
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

export type Down = TableDown | SyncDown | StepDown | StoryDown | TalkDown | SaidDown | Ack | No | Ping | Pong;

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

/** The viewer's own tables: those that wait for a move first, then those that go on, are open, were just over. */
export interface OwnTablesDown {
  type: "own";
  now: number; // by the server's clock
  tables: OwnTable[];
}

/** A table of the viewer's own, as the viewer sees it; of the others it tells what their plates tell. */
export interface OwnTable {
  id: string;
  game: string;
  status: "open" | "over" | "playing";
  seats: SeatInfo[];
  seat: number | null; // the viewer's; a host may have none
  waits: boolean; // the viewer is asked for a move
  kept: boolean; // a bot plays for the viewer
  at: number; // since when: the viewer is asked, has moved, the table is open, the match is over; by the server's clock
  rank: number | null; // the viewer's, once it is over
  glance: Glance | null; // how it stands, where its game tells
}

/** What anybody at the table could tell at a glance; lists by seat start with seat 0. */
export interface Glance {
  marks: number[]; // what one counts here, points or cards or clouds: how long the bar of each seat is
  done: number; // how much of the match is played, of a hundred
}

/**
 * What has changed: tables as they are now and new ones, which come first, tables that are shown no longer, and if
 * it is not so then, the order of all.
 */
export interface OwnChangeDown {
  type: "own-change";
  now: number;
  changed: OwnTable[];
  gone: string[];
  order: string[];
}

export type ListDown = TablesDown | ListingDown | OwnTablesDown | OwnChangeDown | Pong | No;
