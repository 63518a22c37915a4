// The HTTP API.
// Written by `make golden` from the types in Python: change those.
import type { Header, SeatInfo, SeatWishInfo, TableInfo, UndoInfo, You } from "./wire";

export type Why =
  | "already-started"
  | "ask-first"
  | "asked-too-often"
  | "bad-name"
  | "bad-options"
  | "bad-request"
  | "bad-token"
  | "bad-work"
  | "bot-plays"
  | "foreign-origin"
  | "hint-waits"
  | "match-over"
  | "message-too-large"
  | "no-analysis"
  | "no-client"
  | "no-hint"
  | "no-hints"
  | "no-replay"
  | "no-such-bot"
  | "no-such-game"
  | "no-such-method"
  | "no-such-page"
  | "no-such-seat"
  | "no-such-table"
  | "no-such-token"
  | "no-such-work"
  | "no-take-back"
  | "no-workshop"
  | "not-checked"
  | "not-estimated"
  | "not-in-scope"
  | "not-json"
  | "not-over"
  | "not-saved"
  | "not-started"
  | "not-your-seat"
  | "not-your-turn"
  | "not-your-work"
  | "nothing-asked"
  | "nothing-to-undo"
  | "only-for-people"
  | "only-players"
  | "only-the-host"
  | "our-fault"
  | "record-when-over"
  | "seat-taken"
  | "seated-elsewhere"
  | "seats-free"
  | "stale"
  | "take-back-waits"
  | "too-fast"
  | "too-many-changes"
  | "too-many-hints"
  | "too-many-listed"
  | "too-many-listed-here"
  | "too-many-tables"
  | "too-many-tokens"
  | "too-many-wishes"
  | "too-many-works"
  | "unplayable"
  | "who-are-you"
  | "wrong-host";

export interface SeatBot {
  bot: string;
}

export interface TakeSeat {
  name: string;
  nonce?: string;
}

/**
 * Your seat, and the secret of your personal link: it brings you back on another device, or is a bot's token.
 *
 * A token that takes a seat is given none: a link could do more than the token may.
 */
export interface Seated {
  seat: number;
  personal: string | null;
}

/** How many of its decisions have been looked at, and, once it is done, the analysis. */
export interface Progress {
  done: number;
  of: number;
  analysis: Analysis | null;
}

/** All that there is to say about a match, the same for the same record and number of simulations. */
export interface Analysis {
  simulations: number;
  decisions: Decision[];
  seats: SeatSum[];
  turning: Turning[];
  version: number;
}

/** The choice of line n: what the best move would have been worth before it, and what the chosen one was. */
export interface Decision {
  n: number;
  seat: number;
  move: string;
  best: string;
  before: number;
  after: number;
}

/**
 * `start` less what its own choices cost, with what those of the others gave it and what luck brought, is the
 * result.
 */
export interface SeatSum {
  start: number;
  choices: number;
  others: number;
  luck: number;
  result: number | null; // None in a match that is not over
}

/** Where a chance turned: by a `choice`, or by `luck` since the seat's last decision. */
export interface Turning {
  kind: "choice" | "luck";
  n: number;
  seat: number;
  size: number; // what a choice cost, or what luck gave or took
  move: string;
  best: string;
}

/** `on` is the number of the question that you are asked. */
export interface AskHint {
  on: number;
}

/** `on` is the question that it answers. The first move is the one that the master would make. */
export interface Hint {
  on: number;
  weighed: WeighedMove[];
}

/** A move in the game's notation; `worth-SAYS` in the Fluent files puts its worth into words, by `data`. */
export interface WeighedMove {
  move: string;
  says: string;
  data: Record<string, unknown>;
}

export interface Link {
  personal: string;
}

export interface Rematch {
  table: string;
}

/** A finished match: the view before the first line, then what each line changed for the viewer. */
export interface Replay {
  header: Header;
  first: unknown;
  steps: Step[];
}

/** What one or several lines have changed for the viewer. */
export interface Step {
  seen: [number, string][];
  events: Record<string, unknown>[];
  view: unknown;
  you: You;
}

/** `on` is the number of the question that was last put to you, so that asking twice takes back once. */
export interface AskUndo {
  on: number;
}

/** `number` is that of the wish, as the table shows it. */
export interface AgreeUndo {
  number: number;
}

/** `seat` is a bot's, counted from 0. */
export interface AskSeat {
  seat: number;
  name: string;
}

/** The id of the work; whoever was nobody yet has a cookie now, by which a second report is known. */
export interface Reported {
  work: string;
}

export interface Claim {
  secret: string;
}

/** What a personal link opens; the seat is null once its person has left it. */
export interface Claimed {
  table: string;
  seat: number | null;
}

/** A work to look over, without keeping it. */
export interface CheckWork {
  game: string;
  body: Record<string, unknown>;
}

/** The work's hash, and what stands against playing it: nothing, if all is well. */
export interface Checked {
  hash: string;
  faults: FaultTold[];
}

/** `why` is a key that stays; `text` says it in the language asked for by Accept-Language. */
export interface FaultTold {
  why: string;
  data: Record<string, unknown>;
  text: string;
}

/** What bots found who played the work; null while they are still at it: ask again in a second. */
export interface Estimated {
  estimate: Estimate | null;
}

/** How long and how hard a creation is, as bots found who played it; a game has words for it as `estimate-…`. */
export interface Estimate {
  matches: number;
  decided: number; // that somebody won
  length: number; // what a win takes, in whatever the game counts: the median,
  shortest: number; // what nine wins of ten take at least,
  longest: number; // and at most
  interrupted: number; // of a hundred of these, how many went wrong
  difficulty: string;
}

/** A work, whole, its maker's words, and the options of a table that plays it. */
export interface WorkShown {
  id: string;
  game: string;
  hash: string;
  title: string;
  author: string;
  origin: string | null;
  listed: boolean;
  mine: boolean;
  hidden: boolean;
  house: boolean;
  plays: number;
  created: number;
  estimate: Estimate | null;
  body: Record<string, unknown>;
  text: string;
  options: Record<string, unknown>;
}

/** A game: the form of its options as JSON Schema, its bots, the weakest first, and what its box shows. */
export interface GameInfo {
  key: string;
  titles: Record<string, string>;
  least: number;
  most: number;
  rules: number;
  options: Record<string, unknown>;
  bots: string[];
  pitches: Record<string, string>; // what one does in it, in a sentence; empty if the game does not say
  accent: string; // "#rrggbb"
  minutes: number | null; // about how long a match takes people
  emblem: string | null; // where its picture is, an SVG
  creations: CreationNames | null;
}

/** What people can make for a game, in each language: in a few words, and in one. */
export interface CreationNames {
  titles: Record<string, string>;
  short: Record<string, string>;
}

export interface Health {
  ok: boolean;
  version: string;
}

/** Which game to open a table for; a listed table is shown in the lobby, and at one without hints none are given. */
export interface OpenTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  listed?: boolean;
  hints?: boolean;
}

/**
 * The new table, and the secret of its host's personal link: who shows it as a bearer token needs no cookie.
 *
 * A token that opens a table is given none: a link could do more than the token may.
 */
export interface OpenedTable {
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
  personal: string | null;
}

/** A token by its short name; the secret itself is shown once, when it is made. */
export interface Token {
  name: string;
  label: string;
  scopes: string[];
  created: number;
}

export interface NewToken {
  label: string;
  scopes: ("open" | "play" | "read" | "sit")[];
}

export interface TokenMade {
  token: string;
}

/** A work as the gallery shows it; `origin` is the work that it was made from, `plays` how often it was played. */
export interface WorkInfo {
  id: string;
  game: string;
  hash: string;
  title: string;
  author: string;
  origin: string | null;
  listed: boolean;
  mine: boolean;
  hidden: boolean;
  house: boolean;
  plays: number;
  created: number;
  estimate: Estimate | null;
}

/** A listed work is shown in the gallery, another only by its link; `origin` is the work it was made from. */
export interface KeepWork {
  game: string;
  body: Record<string, unknown>;
  origin?: string | null;
  listed?: boolean;
}

/** Every call that the server answers with JSON; of several that fit, the first one counts. */
export interface Call {
  (method: "PUT", path: `/tables/${string}/seats/${string}/bot`, body: SeatBot): Promise<TableInfo>;
  (method: "DELETE", path: `/tables/${string}/seats/${string}`): Promise<null>;
  (method: "POST", path: `/tables/${string}/seats/${string}`, body: TakeSeat): Promise<Seated>;
  (method: "DELETE", path: `/tables/${string}/wishes/${string}`): Promise<null>;
  (method: "PUT", path: `/tables/${string}/wishes/${string}`): Promise<TableInfo>;
  (method: "POST", path: `/tables/${string}/analysis`): Promise<Progress>;
  (method: "POST", path: `/tables/${string}/hint`, body: AskHint): Promise<Hint>;
  (method: "POST", path: `/tables/${string}/link`): Promise<Link>;
  (method: "POST", path: `/tables/${string}/rematch`): Promise<Rematch>;
  (method: "GET", path: `/tables/${string}/replay` | `/tables/${string}/replay?${string}`): Promise<Replay>;
  (method: "POST", path: `/tables/${string}/start`): Promise<TableInfo>;
  (method: "DELETE", path: `/tables/${string}/undo`): Promise<null>;
  (method: "POST", path: `/tables/${string}/undo`, body: AskUndo): Promise<TableInfo>;
  (method: "PUT", path: `/tables/${string}/undo`, body: AgreeUndo): Promise<TableInfo>;
  (method: "POST", path: `/tables/${string}/wishes`, body: AskSeat): Promise<TableInfo>;
  (method: "POST", path: `/works/${string}/report`): Promise<Reported>;
  (method: "POST", path: "/links/claim", body: Claim): Promise<Claimed>;
  (method: "DELETE", path: `/tables/${string}`): Promise<null>;
  (method: "GET", path: `/tables/${string}`): Promise<TableInfo>;
  (method: "DELETE", path: `/tokens/${string}`): Promise<null>;
  (method: "POST", path: "/works/check", body: CheckWork): Promise<Checked>;
  (method: "POST", path: "/works/estimate", body: CheckWork): Promise<Estimated>;
  (method: "DELETE", path: `/works/${string}`): Promise<null>;
  (method: "GET", path: `/works/${string}`): Promise<WorkShown>;
  (method: "GET", path: "/games"): Promise<GameInfo[]>;
  (method: "GET", path: "/health"): Promise<Health>;
  (method: "GET", path: "/tables"): Promise<TableInfo[]>;
  (method: "POST", path: "/tables", body: OpenTable): Promise<OpenedTable>;
  (method: "GET", path: "/tokens"): Promise<Token[]>;
  (method: "POST", path: "/tokens", body: NewToken): Promise<TokenMade>;
  (method: "GET", path: "/works" | `/works?${string}`): Promise<WorkInfo[]>;
  (method: "POST", path: "/works", body: KeepWork): Promise<WorkShown>;
}

/** The last line of a finished record: the result, and the secret behind served dice. */
export interface Close {
  ranks: number[];
  scores: number[];
  ending: string;
  secret: string;
}
