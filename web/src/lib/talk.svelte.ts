// What is said at a table, as this page knows it. One's own lines are sent again after every cut, until they are answered.
import { api } from "./api";
import type { Ack, MuteUp, MutedInfo, No, ReportUp, SaidDown, SaidInfo, SayUp, TalkDown } from "../generated/wire";

export type Why = ReportUp["why"];
type Up = SayUp | MuteUp | ReportUp;
type Unnumbered = Up extends infer One ? (One extends Up ? Omit<One, "id"> : never) : never;

/** A line, and how many steps of the game were known when it was said. */
export interface Said extends SaidInfo {
  after: number;
}

const WORDS_OFF = "envol-words-off";

export class Talk {
  lines = $state.raw<readonly Said[]>([]);
  muted = $state.raw<readonly MutedInfo[]>([]);
  /** The line that has just been said. */
  latest = $state.raw<Said | null>(null);
  /** How many lines have not been looked at. */
  unread = $state(0);
  isOpen = $state(false);
  refusal = $state.raw<No | null>(null);
  reported = $state.raw<readonly number[]>([]);
  waiting = $state(0); // lines of one's own that nobody has answered yet
  showsWords = $state(localStorage.getItem(WORDS_OFF) === null);

  private last = 0; // the number of the newest line that was heard
  private hasHeard = false;
  private hasAsked = false; // to be known
  private number = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- what is drawn is `waiting`, its size
  private readonly unanswered = new Map<string, Up>();

  constructor(
    private readonly send: (message: Up) => void,
    private readonly steps: () => number,
    private readonly comeAnew: () => void,
  ) {}

  /** The lines that this reader wants to see. */
  get shown(): readonly Said[] {
    return this.lines.filter((line) => this.wants(line));
  }

  hear(message: TalkDown | SaidDown): void {
    if (message.type === "talk") {
      const known = this.lines;
      const after = (number: number) => known.find((line) => line.number === number)?.after ?? this.steps();
      this.lines = message.lines.map((line) => ({ ...line, after: after(line.number) }));
      this.muted = message.muted;
      if (this.hasHeard) this.count(this.lines.filter(({ number }) => number > this.last));
    } else if (message.line.number > this.last) {
      const line = { ...message.line, after: this.steps() };
      this.lines = [...this.lines, line];
      this.count([line]);
      if (this.wants(line)) this.latest = line;
    }
    this.hasHeard = true;
    this.last = Math.max(this.last, ...this.lines.map(({ number }) => number));
  }

  /** Whether it was an answer to something said here. */
  answer(message: Ack | No): boolean {
    const sent = this.unanswered.get(message.id);
    if (!sent) return false;
    if (message.type === "no" && message.why === "not-known" && !this.hasAsked) {
      this.hasAsked = true; // somebody who watches, and never had a cookie
      void api.beKnown().then(this.comeAnew, () => undefined);
      return true;
    }
    this.unanswered.delete(message.id);
    this.waiting = this.unanswered.size;
    this.refusal = message.type === "no" ? message : null;
    if (message.type === "ack" && sent.type === "report") this.reported = [...this.reported, sent.number];
    return true;
  }

  /** The connection is back, or new: all that is told before is known already, and nothing that waits is lost. */
  again(): void {
    for (const message of this.unanswered.values()) this.send(message);
  }

  /** What was told of the past stands after all that had happened when this page came. */
  settle(after: number): void {
    this.lines = this.lines.map((line) => ({ ...line, after }));
  }

  say(phrase: string): void {
    this.ask({ type: "say", phrase });
  }

  write(text: string): void {
    this.ask({ type: "say", text });
  }

  mute(who: string, muted: boolean): void {
    this.ask({ type: "mute", who, muted });
  }

  report(number: number, why: Why): void {
    this.ask({ type: "report", number, why });
  }

  /** Look at all that was said. */
  open(isOpen: boolean): void {
    this.isOpen = isOpen;
    this.refusal = null;
    this.unread = 0;
  }

  showWords(shows: boolean): void {
    this.showsWords = shows;
    if (shows) localStorage.removeItem(WORDS_OFF);
    else localStorage.setItem(WORDS_OFF, "yes");
  }

  private wants(line: SaidInfo): boolean {
    return this.showsWords || line.mine || line.text === "";
  }

  private count(lines: readonly Said[]): void {
    if (!this.isOpen) this.unread += lines.filter((line) => !line.mine && this.wants(line)).length;
  }

  private ask(message: Unnumbered): void {
    this.number += 1;
    const id = `t${this.prefix}-${this.number}`;
    const whole: Up = { ...message, id };
    this.unanswered.set(id, whole);
    this.waiting = this.unanswered.size;
    this.refusal = null;
    this.send(whole);
  }
}
