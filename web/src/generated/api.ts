// The HTTP API.
// Written by `make golden` from the types in Python: change those.
import type { Header, OutInfo, OwnTable, SeatInfo, SeatWishInfo, TableInfo, UndoInfo, You } from "./wire";

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
  | "no-debrief"
  | "no-hint"
  | "no-hints"
  | "no-lesson"
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
  | "nobody-there"
  | "not-away"
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
  | "seen-elsewhere"
  | "stale"
  | "take-back-waits"
  | "too-fast"
  | "too-few-agree"
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

/** The whole of what the viewer knows, when it comes or comes back. */
export interface Sync {
  header: Header;
  view: unknown;
  you: You;
}

/** All that was done in this step since it began, the last of which is to be judged. */
export interface Attempt {
  moves: string[];
}

/** What was done, judged: `says` ends the name of a message, `step` is what it changed on the board. */
export interface Judgement {
  verdict: "on" | "refused" | "right" | "wrong";
  says: string;
  step: Step | null;
  refusal: Refusal | null;
}

/** What one or several lines have changed for the viewer. */
export interface Step {
  seen: [number, string][];
  events: Record<string, unknown>[];
  after?: number[]; // for each event, how many of the lines that were seen came before it
  view: unknown;
  you: You;
}

/** The rule that a move breaks, as the wire tells it. */
export interface Refusal {
  rule: string;
  why: string;
  data: Record<string, unknown>;
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

/** What to open, with the levels of the bots from seat 1 on, the strongest first. */
export interface SoloTable {
  seats: number;
  bots: string[];
  options: Record<string, unknown>;
  helps: string[]; // what the board shows beside the rules
  first: boolean; // no match of this game was finished yet
  adapts: boolean; // the levels follow from the last matches
  trend: "easier" | "harder" | "same"; // against the last of these
}

/** A tutorial: who the learner is, about how many minutes it takes, and its steps in their order. */
export interface Outline {
  seat: number;
  minutes: number;
  steps: StepOutline[];
}

/** A step: the name of its messages, the place on the board that they tell of, and one way to do it. */
export interface StepOutline {
  name: string;
  about: string;
  solution: string[];
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
  lessons: Lesson[]; // what a good player would say about it
  version: number;
}

/**
 * The choice of line n: what the best move would have been worth before it, and what the chosen one was; and what
 * had been lost before it, since the others were faster. If a timer struck first, its line stands for the choice.
 */
export interface Decision {
  n: number;
  seat: number;
  move: string;
  best: string;
  before: number;
  after: number;
  late: number;
}

/**
 * `start` less what its own choices and its slowness cost, with what those of the others gave it and what luck
 * brought, is the result.
 */
export interface SeatSum {
  start: number;
  choices: number;
  speed: number;
  others: number;
  luck: number;
  result: number | null; // None in a match that is not over
}

/** Where a chance turned: by a `choice`, by others being faster (`speed`), or by `luck` since the seat's last. */
export interface Turning {
  kind: "choice" | "luck" | "speed";
  n: number;
  seat: number;
  size: number; // what a choice or slowness cost, or what luck gave or took
  move: string;
  best: string;
}

/**
 * A sentence: the message `lesson-<says>` with its data, and the number of lines at which it can be seen.
 *
 * Where the data have `move` or `best`, these are notations, to be put into words as an offer.
 */
export interface Lesson {
  says: string;
  data: Record<string, unknown>;
  n: number | null;
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

/** For each seat, the seat whose sitter comes there. */
export interface Order {
  seats: number[];
}

export interface Rematch {
  table: string;
}

/**
 * A finished match: the view before the first line, then what each line changed for the viewer.
 *
 * `stops` are the numbers of lines after which one looks: what chance does goes with the line before it. `chapters`
 * are those at which a round, a trick or a turn begins, where the game has such; `draws` is how often chance spoke.
 */
export interface Replay {
  header: Header;
  first: unknown;
  steps: Step[];
  stops: number[];
  chapters: number[];
  draws: number;
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
  drawn: Record<string, unknown> | null; // one of these matches, as the game's page draws it over the creation
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
  seats: [number, number]; // for how many it is, at least and at most
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
  longer: Record<string, number>; // and with an option that is on
  emblem: string | null; // where its picture is, an SVG
  creations: CreationNames | null;
  demands: Demands | null; // how much luck, thought and speed there is in it, from 0 to 3
  first: FirstTable | null;
  lesson: boolean; // whether it can be learned at /g/<key>/learn
}

/** What people can make for a game, in each language: in a few words, and in one. */
export interface CreationNames {
  titles: Record<string, string>;
  short: Record<string, string>;
}

/** How much of each there is in a game, from nothing to a lot. */
export interface Demands {
  luck: number;
  thought: number;
  speed: number;
}

/** What fits somebody who has never finished a match of the game. */
export interface FirstTable {
  seats: number;
  level: string;
  options: Record<string, unknown>;
  helps: string[]; // what the board shows beside the rules
}

export interface Health {
  ok: boolean;
  version: string;
}

/** Whether the caller was not known before; the answer brings them a cookie then. */
export interface Known {
  new: boolean;
}

/**
 * Which game to open a table for; a listed table is shown in the lobby, and at one without hints none are given.
 *
 * People may write `words` to each other at a table that is not listed, and else if its host likes.
 */
export interface OpenTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  listed?: boolean;
  hints?: boolean;
  words?: boolean | null;
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
  seats: [number, number]; // for how many it is, at least and at most
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
  (method: "PUT", path: `/tables/${string}/seats/${string}/keep`): Promise<TableInfo>;
  (method: "DELETE", path: `/tables/${string}/seats/${string}/out`): Promise<null>;
  (method: "PUT", path: `/tables/${string}/seats/${string}/out`): Promise<TableInfo>;
  (method: "GET", path: `/games/${string}/tutorial/${string}`): Promise<Sync>;
  (method: "POST", path: `/games/${string}/tutorial/${string}`, body: Attempt): Promise<Judgement>;
  (method: "DELETE", path: `/tables/${string}/seats/${string}`): Promise<null>;
  (method: "POST", path: `/tables/${string}/seats/${string}`, body: TakeSeat): Promise<Seated>;
  (method: "DELETE", path: `/tables/${string}/wishes/${string}`): Promise<null>;
  (method: "PUT", path: `/tables/${string}/wishes/${string}`): Promise<TableInfo>;
  (method: "GET", path: `/games/${string}/solo` | `/games/${string}/solo?${string}`): Promise<SoloTable>;
  (method: "GET", path: `/games/${string}/tutorial`): Promise<Outline>;
  (method: "POST", path: `/tables/${string}/analysis`): Promise<Progress>;
  (method: "GET", path: `/tables/${string}/debrief`): Promise<Record<string, unknown> | null>;
  (method: "POST", path: `/tables/${string}/hint`, body: AskHint): Promise<Hint>;
  (method: "POST", path: `/tables/${string}/link`): Promise<Link>;
  (method: "PUT", path: `/tables/${string}/order`, body: Order): Promise<TableInfo>;
  (method: "POST", path: `/tables/${string}/rematch` | `/tables/${string}/rematch?${string}`): Promise<Rematch>;
  (method: "GET", path: `/tables/${string}/replay` | `/tables/${string}/replay?${string}`): Promise<Replay>;
  (method: "POST", path: `/tables/${string}/start` | `/tables/${string}/start?${string}`): Promise<TableInfo>;
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
  (method: "GET", path: "/own-tables"): Promise<OwnTable[]>;
  (method: "POST", path: "/people"): Promise<Known>;
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
