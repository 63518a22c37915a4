// A game learned by doing: small positions on the real board, one thing to do in each. The server knows the rules, what
// is right and what is wrong; this browser keeps how far its person has come.
import { flushSync } from "svelte";
import { api } from "./api";
import { fly, snapshot } from "./motion";
import type { Judgement, Outline, StepOutline } from "../generated/api";
import type { Header, TableInfo, You } from "../generated/wire";
import { stepOf, type Refusal, type Step, type Watched } from "./table.svelte";

const nothing: You = { on: 0, moves: [], due: null };
const PATIENCE = 2; // misses after which one is offered to be shown
const BEAT = 700; // milliseconds between moves that are shown

const place = (game: string) => `envol-tutorial-${game}`;

/** What stands for the id of a table, so that a lesson, too, has a way back. */
export const tutorialTable = (game: string) => `lesson-${game}`;

/** Which step of a game's lesson this browser has come to; null if it was never opened. */
export function reached(game: string): number | null {
  const kept = localStorage.getItem(place(game));
  return kept === null ? null : Number(kept);
}

export class TutorialMatch implements Watched {
  readonly id: string;
  readonly live = true;
  readonly isSpeaking = true; // the lesson speaks, so the first game's guide is silent
  isPutAway = false;
  telling = false;
  outline = $state.raw<Outline | null>(null);
  number = $state(0);
  header = $state.raw<Header | null>(null);
  table = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  view = $state.raw<unknown>(null);
  you = $state.raw<You>(nothing);
  steps = $state.raw<Step[]>([]);
  waiting = $state(0);
  misses = $state(0);
  laid = $state(0); // how often the table was laid anew, for another position than the last one led to
  trouble = $state(""); // why there is no answer
  judgement = $state.raw<Judgement | null>(null); // of what was done last, until something else is done
  private done: string[] = []; // in this step
  private asked = 0; // how often: boards know by its number that they were answered

  constructor(readonly game: string) {
    this.id = tutorialTable(game);
  }

  get step(): StepOutline | null {
    return this.outline?.steps[this.number] ?? null;
  }
  get last(): number {
    return this.outline?.steps.length ?? 0;
  }
  get isRight(): boolean {
    return this.judgement?.verdict === "right";
  }
  /** All steps are done. */
  get isOver(): boolean {
    return this.outline !== null && this.number >= this.last;
  }
  /** What was done has changed the board and was not what was asked: one has to begin anew. */
  get isAstray(): boolean {
    return this.judgement?.verdict === "wrong" && this.judgement.step !== null;
  }
  get mayBeShown(): boolean {
    return this.misses >= PATIENCE && !this.isRight;
  }
  // A board would show a refusal where it has room for one; here the lesson itself says it.
  get refusal(): Refusal | null {
    return null;
  }
  set refusal(told: Refusal | null) {
    if (told === null && this.judgement?.verdict === "refused") this.judgement = null;
  }

  now(): number {
    return 0;
  }

  /** Begin where one has left, or at the beginning. */
  async load(): Promise<void> {
    this.outline = await api.tutorial(this.game);
    const from = reached(this.game) ?? 0;
    await this.begin(from < this.last ? from : 0);
  }

  /** Lay the position of a step; after the last one there is none. */
  async begin(number: number): Promise<void> {
    localStorage.setItem(place(this.game), String(number));
    this.done = [];
    this.misses = this.number === number ? this.misses : 0;
    if (number >= this.last) {
      this.number = number;
      this.judgement = null;
      this.you = nothing;
      return;
    }
    const { header, view, you } = await api.tutorialStep(this.game, number);
    const follows = JSON.stringify(view) === JSON.stringify(this.view);
    const before = snapshot();
    flushSync(() => {
      this.header = header;
      this.table = tableOf(header, this.outline?.seat ?? 0);
      this.seat = this.outline?.seat ?? 0;
      this.number = number;
      this.judgement = null;
      this.view = view;
      this.ask(you);
      if (!follows) {
        this.steps = [];
        this.laid += 1;
      }
    });
    if (!follows) fly(before, []);
  }

  play(move: string): void {
    if (this.waiting || this.isRight || this.isAstray) return;
    void this.attempt(move);
  }

  /** Have the whole step done, move by move. */
  async show(): Promise<void> {
    await this.begin(this.number);
    for (const move of this.step?.solution ?? []) {
      await this.attempt(move);
      await new Promise((resolve) => setTimeout(resolve, BEAT));
    }
  }

  private async attempt(move: string): Promise<void> {
    this.waiting = 1;
    this.judgement = null;
    this.trouble = "";
    try {
      this.hear(move, await api.judge(this.game, this.number, [...this.done, move]));
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      this.ask(this.you);
    }
    this.waiting = 0;
  }

  private ask(you: You): void {
    this.asked += 1;
    this.you = { ...you, on: this.asked };
  }

  private hear(move: string, judged: Judgement): void {
    const changed = judged.step;
    const before = snapshot();
    flushSync(() => {
      if (judged.verdict !== "on") this.judgement = judged;
      if (judged.verdict === "wrong" || judged.verdict === "refused") this.misses += 1;
      this.ask(changed === null ? this.you : judged.verdict === "on" ? changed.you : { ...changed.you, moves: [] });
      if (changed === null) return;
      this.done.push(move);
      this.view = changed.view;
      this.steps = [...this.steps, stepOf(changed)];
    });
    if (changed) fly(before, changed.seen);
  }
}

/** A table as boards know them: the others are bots that do what the lesson says. */
function tableOf(header: Header, seat: number): TableInfo {
  return {
    id: tutorialTable(header.game),
    game: header.game,
    rules: header.rules,
    options: header.options,
    seats: header.seats.map((name, at) => ({
      name,
      kind: at === seat ? "person" : "bot",
      bot: null,
      ready: true,
      here: true,
    })),
    status: "playing",
    listed: false,
    hints: false,
    words: false,
    commit: "",
    next: null,
    ranks: [],
    scores: [],
    ending: "",
    undo: null,
    wishes: [],
    outs: [],
    again: [],
  };
}
