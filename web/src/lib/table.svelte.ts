// One table as this browser knows it. It comes back after every cut, resends what was not answered, and heals gaps.
import { flushSync } from "svelte";
import { api, Refused } from "./api";
import { fly, snapshot } from "./motion";
import { minutes } from "./minutes.svelte";
import { Procession } from "./pace.svelte";
import { forgetLink, keepLink, keptLink, knownName } from "./person";
import { go } from "./router.svelte";
import { isRace } from "../games";
import { LiveSocket } from "./socket";
import { adapts, keepAdapting } from "./solo";
import type { Hint } from "../generated/api";
import { Talk } from "./talk.svelte";
import { called } from "./texts.svelte";
import type {
  Down,
  Header,
  MoveUp,
  NewsInfo,
  No,
  StepDown,
  TableDown,
  TableInfo,
  Told,
  Watching,
  You,
} from "../generated/wire";

const NOT_YOU = 4403;
const NO_TABLE = 4404;

const MOST_NEWS = 200; // that a page remembers

/** Something that happened beside the game, as a sentence would say it. */
export interface Happened {
  key: string;
  data: Record<string, unknown>;
  at: number; // milliseconds since 1970
  number?: number; // of the server's news
  after: number; // how many steps of the game were known then
}
export type GameEvent = Record<string, unknown> & { kind: string };
export interface Step extends Told {
  events: GameEvent[];
}
/** What was told, with what Python's types cannot say: every event has a kind, beside whatever else it tells. */
export const stepOf = (told: Told): Step => told as Step;
export type Refusal = Pick<No, "rule" | "why" | "data">;

/** What a board needs to know: a live table, or a finished one that is looked at again. */
export interface Watched {
  readonly id: string;
  readonly table: TableInfo | null;
  readonly seat: number | null;
  readonly header: Header | null;
  readonly view: unknown;
  readonly you: You;
  readonly steps: Step[];
  refusal: Refusal | null;
  /** A refusal or a hint stands over the table: a guide is silent then. */
  readonly isSpeaking: boolean;
  readonly waiting: number;
  readonly live: boolean;
  /** The results have been looked at, and put away to see the table; the bar brings them back. */
  isPutAway: boolean;
  /** Said by a board that still shows how this came to be; a replay that runs by itself waits for it. */
  telling: boolean;
  /** Milliseconds since play began, by the server's clock; `you.due` is told in the same. */
  now(): number;
  play(move: string): void;
}

export class LiveMatch implements Watched {
  readonly live = true;
  telling = false;
  isPutAway = $state(false);
  table = $state<TableInfo | null>(null);
  seat = $state<number | null>(null);
  kept = $state<number | null>(null); // one's own seat while a bot plays it: one sees as a spectator then
  host = $state(false);
  asks = $state<number | null>(null); // the number of one's own wish for a bot's seat
  admits = $state.raw<readonly number[]>([]); // the wishes of others that one may grant
  joins = $state.raw<readonly number[]>([]); // the seats that one may ask for
  keeps = $state.raw<readonly number[]>([]); // the seats of others that one may let a bot keep
  watching = $state.raw<Watching>({ count: 0, names: [] });
  news = $state.raw<readonly Happened[]>([]);
  header = $state<Header | null>(null);
  view = $state.raw<unknown>(null);
  you = $state.raw<You>({ on: 0, moves: [], due: null });
  steps = $state.raw<Step[]>([]);
  refusal = $state<Refusal | null>(null);
  state = $state<"connecting" | "live" | "lost" | "gone">("connecting");
  why = $state("no-such-table"); // where it is gone
  word = $state(""); // what the reader should know: a sentence, or the key of one
  waiting = $state(0);
  private explained = $state(false);
  played = $state(0); // moves of this page that the server has taken
  advising = $state(false); // the master thinks
  unadvised = $state(""); // why it has said nothing
  private advised = $state.raw<Hint | null>(null);

  private awaySince = $state.raw<readonly (number | null)[]>([]); // by this page's clock
  private hasNamed = false; // to those who are there, since the connection was opened
  private readonly socket: LiveSocket;
  readonly talk = new Talk(
    (message) => this.socket.send(message),
    () => this.steps.length,
    () => this.again(),
  );
  private hasReturned = false;
  private knowsStory = false; // what was told before stands after all that had happened when this page came
  private eyes: number | null = null; // the seat from which the next whole is seen
  private wantsLink = false; // to the seat that was asked for
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- what is drawn is `waiting`, its size
  private unanswered = new Map<string, MoveUp>();
  readonly procession = new Procession(() => this.explained);
  private v = -1;
  private began = 0; // when play began, by this page's clock
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private number = 0;

  /** `secret` is that of a personal link: it is traded for a cookie before the connection is opened. */
  constructor(
    readonly id: string,
    private secret: string | null = null,
    isScreen = false,
  ) {
    if (secret !== null) keepLink(id, secret);
    this.socket = new LiveSocket(`/ws/tables/${id}${isScreen ? "?screen" : ""}`, {
      hear: (message) => this.hear(message as Down),
      lost: (code, why) => this.lose(code, why),
      prepare: () => this.comeBack(),
    });
  }

  /** The table for a screen that the whole room sees: as a spectator, also where this browser's person has a seat. */
  static onScreen(id: string): LiveMatch {
    return new LiveMatch(id, null, true);
  }

  /** Whether a bot's seat could be asked for. */
  get mayJoin(): boolean {
    return this.joins.length > 0;
  }

  /** For how many milliseconds the person of a seat has been away; null for who is here, and for bots. */
  awayFor(seat: number): number | null {
    const since = this.awaySince[seat] ?? null;
    return since === null ? null : Math.max(0, minutes.now - since);
  }

  /** Let a bot keep the seat of somebody who has been away for long. */
  keep(seat: number): Promise<void> {
    return this.wish(() => api.keep(this.id, seat));
  }

  /** Say that a bot should play on for somebody, or no longer. */
  answerOut(seat: number, yes: boolean): Promise<void> {
    return this.wish(() => (yes ? api.sendOut(this.id, seat) : api.letStay(this.id, seat)));
  }

  /** Sit down with the same people once more, at the table that somebody has opened for it, or at a new one. */
  async playAgain(game: string | null = null, rotated = false): Promise<void> {
    await this.wish(async () => {
      const adapting = game === null && adapts(this.table?.game ?? "", this.id);
      const { table } = await api.rematch(this.id, game, rotated, adapting);
      if (adapting) keepAdapting(table);
      go(`/t/${table}`);
    });
  }

  close(): void {
    this.procession.forget();
    this.socket.close();
  }

  /** The cookie changed, or a seat: come in anew. */
  again(): void {
    this.socket.again();
  }

  /** Come in anew by a personal link. */
  comeBy(secret: string | null): void {
    if (secret === null) return;
    keepLink(this.id, secret);
    this.secret = secret;
    this.word = "";
    this.again();
  }

  /** A guide speaks, and the table waits for it. */
  get isExplained(): boolean {
    return this.explained;
  }
  set isExplained(yes: boolean) {
    this.explained = yes;
    if (!yes) this.procession.goOn();
  }

  /** Whether what others do is shown move by move, so that it can be held. */
  get isFollowing(): boolean {
    const isOthers = this.you.moves.length === 0 && this.table?.status === "playing" && this.seat !== null;
    return !isRace(this.table?.game ?? "") && (isOthers || this.procession.isLong || this.procession.isHeld);
  }

  now(): number {
    return this.you.paused ?? performance.now() - this.began;
  }

  /** Whether nobody but bots would wait with this person. */
  get isAlone(): boolean {
    const people = this.table?.seats.filter(({ kind }) => kind === "person").length;
    return this.seat !== null && this.table?.status === "playing" && people === 1;
  }

  get isPaused(): boolean {
    return this.you.paused !== undefined;
  }

  /** Have the table stand still, or go on; the server knows whether it may, and how it is now is in `you`. */
  standStill(still: boolean): void {
    this.socket.send({ type: still ? "pause" : "resume" });
  }

  /** Whether there is a move of this seat's own to take back. */
  get mayUndo(): boolean {
    const mine = this.seat;
    if (mine === null || this.table?.status !== "playing" || this.table.seats[mine]?.kind !== "person") return false;
    return this.table.undo === null && this.steps.some((step) => step.seen.some(([seat]) => seat === mine));
  }

  /** Ask to take back the last move. */
  undo(): Promise<void> {
    this.procession.catchUp();
    return this.wish(() => api.askUndo(this.id, this.you.on));
  }

  /** Agree to what another asks, or decline it. */
  answerUndo(yes: boolean): Promise<void> {
    const wish = this.table?.undo;
    return this.wish(async () => wish && (yes ? api.agreeUndo(this.id, wish.number) : api.declineUndo(this.id)));
  }

  private async wish(work: () => Promise<unknown>): Promise<void> {
    try {
      this.word = "";
      await work();
    } catch (error) {
      this.word = error instanceof Error ? error.message : String(error);
    }
  }

  /** Ask for a bot's seat during play; whoever was not known before comes in anew, to be told of the answer. */
  async askSeat(seat: number, name: string): Promise<void> {
    await api.askSeat(this.id, seat, name);
    this.wantsLink = true;
    if (this.asks === null && this.seat === null) this.again();
  }

  /** Let a latecomer play, or not. */
  answerWish(number: number, yes: boolean): Promise<void> {
    return this.wish(() => (yes ? api.admit(this.id, number) : api.decline(this.id, number)));
  }

  withdrawWish(): Promise<void> {
    const mine = this.asks;
    this.asks = null;
    return this.wish(async () => mine !== null && api.decline(this.id, mine));
  }

  /** What the master would do, for as long as it is true: until this seat is asked something else. */
  get hint(): Hint | null {
    const [best] = this.advised?.weighed ?? [];
    return best && this.advised?.on === this.you.on && this.you.moves.includes(best.move) ? this.advised : null;
  }

  get isSpeaking(): boolean {
    return this.refusal !== null || this.advising || this.unadvised !== "" || this.hint !== null;
  }

  async askHint(): Promise<void> {
    if (this.advising) return;
    this.forgetHint();
    this.refusal = null;
    this.advising = true;
    try {
      this.advised = await api.hint(this.id, this.you.on);
    } catch (error) {
      if (!(error instanceof Refused && error.why === "stale"))
        this.unadvised = error instanceof Error ? error.message : String(error);
    }
    this.advising = false;
  }

  forgetHint(): void {
    this.advised = null;
    this.unadvised = "";
  }

  /** A bot plays this seat: its person is back. */
  async takeBack(): Promise<void> {
    if (this.table && this.kept !== null) await api.sit(this.table, this.kept, this.table.seats[this.kept]?.name ?? "");
  }

  play(move: string): void {
    if (this.unanswered.size) return;
    this.number += 1;
    const id = `${this.prefix}-${this.number}`;
    const message: MoveUp = { type: "move", id, on: this.you.on, m: move };
    this.unanswered.set(id, message);
    this.waiting = this.unanswered.size;
    this.refusal = null;
    this.forgetHint();
    this.socket.send(message);
  }

  private async comeBack(): Promise<void> {
    if (this.secret === null) return;
    try {
      await api.claim(this.id, this.secret);
    } catch (error) {
      if (!(error instanceof Refused) || error.why === "not-saved") throw error; // nobody has answered yet
      this.word = `refusal-${error.why}`;
    }
    this.secret = null;
  }

  private lose(code: number, why: string): boolean {
    if (this.state === "live" && code !== NO_TABLE) this.tell({ key: "ui-line-lost", data: {}, at: Date.now() });
    this.hasNamed = false;
    this.state = code === NO_TABLE ? "gone" : "lost";
    if (code === NO_TABLE) this.why = why;
    if (code === NOT_YOU && why === "bad-token") {
      this.word = "ui-shut-out";
      forgetLink(this.id);
    }
    return code !== NO_TABLE;
  }

  private hear(message: Down): void {
    switch (message.type) {
      case "table":
        // How it ended is told after the moves that led there.
        if (this.procession.isLong && message.seat === this.eyes)
          this.procession.add({ mover: null, isOwn: false, show: () => this.hearTable(message) });
        else this.hearTable(message);
        break;
      case "sync":
        this.procession.forget();
        this.v = 0;
        this.began = performance.now() - message.now;
        this.header = message.header;
        this.show(message.view, message.you, null, this.eyes);
        this.goLive();
        this.socket.send({ type: "story" }); // what happened before, or while the connection was cut
        break;
      case "step":
        if (message.v !== this.v + 1) {
          this.socket.send({ type: "sync" });
          return;
        }
        this.v = message.v;
        this.follow(message);
        break;
      case "story":
        this.procession.catchUp(); // it tells of these, too
        // What was known stays what it is, so that only what is new is told.
        this.steps = message.steps.map((step, index) => {
          const known = this.steps[index];
          return known && JSON.stringify([known.seen, known.events]) === JSON.stringify([step.seen, step.events])
            ? known
            : stepOf(step);
        });
        if (!this.knowsStory) this.talk.settle(this.steps.length);
        if (!this.knowsStory) this.news = this.news.map((one) => ({ ...one, after: this.steps.length }));
        this.knowsStory = true;
        break;
      case "talk":
      case "said":
        this.talk.hear(message);
        break;
      case "ack":
        if (this.talk.answer(message)) break;
        if (this.answered(message.id)) this.played += 1;
        break;
      case "no":
        if (this.talk.answer(message)) break;
        if (this.answered(message.id) && message.why !== "stale") {
          this.refusal = { rule: message.rule, why: message.why, data: message.data };
        }
        break;
      case "ping":
        this.socket.send({ type: "pong", n: message.n });
    }
  }

  private hearTable(message: TableDown): void {
    this.takeTable(message);
    if (message.seat === null && message.kept === null) this.returnToSeat();
    if (this.state !== "live" && message.table.status === "open") this.goLive();
  }

  /** Show a step when those before it have had their moment; where all act at once nothing waits. */
  private follow({ view, you, seen, events, after }: StepDown): void {
    const show = () => this.show(view, you, stepOf({ seen, events, after }));
    const mover = seen.find(([seat]) => seat >= 0)?.[0] ?? null;
    const isOwn = mover === this.seat && mover !== null;
    if (isRace(this.table?.game ?? "")) show();
    else this.procession.add({ mover, isOwn, show });
  }

  private takeTable({ table, seat, host, kept, asks, admits, joins, keeps, away, watching, news }: TableDown): void {
    const hasAsked = this.asks !== null;
    const now = (minutes.now = performance.now());
    this.joins = joins;
    this.keeps = keeps;
    this.watching = watching;
    this.awaySince = away.map((ms) => (ms === null ? null : now - ms));
    this.hearNews(news);
    if (this.table?.status === "playing" && this.eyes !== null && seat === null && kept === null)
      if (this.state === "live" && table.status === "playing") this.word = "ui-sent-out";
    this.introduce(seat ?? kept);
    this.table = table;
    this.eyes = seat;
    if (this.view === null) this.seat = seat; // else with what is seen from there, which comes next
    this.host = host;
    this.kept = kept;
    this.asks = asks;
    this.admits = admits;
    if (hasAsked && asks === null && seat === null && table.status === "playing" && this.state === "live")
      this.word = "ui-seat-declined";
    if (!this.wantsLink || seat === null) return;
    this.wantsLink = false;
    void api.sit(table, seat, table.seats[seat]?.name ?? "").catch(() => undefined); // it brings the personal link
  }

  /** What happened beside the game; what was known stays, and whoever comes is told the last of it. */
  private hearNews(news: readonly NewsInfo[]): void {
    for (const { at, number, kind, seat, other, name } of news)
      if (!this.news.some((known) => known.at === at && known.number === number)) {
        const data = { ...(seat === null ? {} : { seat }), ...(other === null ? {} : { other }), name: called(name) };
        this.tell({ key: `news-${kind}`, data, at, number });
      }
  }

  private tell(happened: Omit<Happened, "after">): void {
    this.news = [...this.news.slice(1 - MOST_NEWS), { ...happened, after: this.steps.length }];
  }

  /** Somebody who watches says who they are, if this browser knows it. */
  private introduce(seat: number | null): void {
    const name = knownName();
    if (this.hasNamed || seat !== null || !name) return;
    this.hasNamed = true;
    this.socket.send({ type: "name", name });
  }

  /** This browser sat here once and is not known any more, perhaps because its cookies were cleared. */
  private returnToSeat(): void {
    const kept = keptLink(this.id);
    if (kept === null || this.hasReturned) return;
    this.hasReturned = true; // once: a browser that keeps no cookies would try for ever
    this.secret = kept;
    this.again();
  }

  private goLive(): void {
    if (this.state === "lost") this.tell({ key: "ui-line-found", data: {}, at: Date.now() });
    this.state = "live";
    this.talk.again();
    for (const message of this.unanswered.values()) this.socket.send(message);
  }

  private answered(id: string): boolean {
    const known = this.unanswered.delete(id);
    this.waiting = this.unanswered.size;
    return known;
  }

  private show(view: unknown, you: You, step: Step | null, seat = this.seat): void {
    const before = snapshot();
    const isAskedAnew = you.on !== this.you.on || you.moves.length > 0 !== this.you.moves.length > 0;
    flushSync(() => {
      if (isAskedAnew) this.refusal = null; // why something could not be done a while ago is of no use now
      this.seat = seat;
      this.view = view;
      this.you = you;
      if (step && (step.seen.length || step.events.length)) this.steps = [...this.steps, step];
    });
    if (step) fly(before, step.seen);
  }
}
