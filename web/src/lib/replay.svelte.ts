// A finished match, looked at again: any stop of it, through any seat's eyes, by itself or by hand.
import { flushSync } from "svelte";
import { api } from "./api";
import { fly, snapshot } from "./motion";
import type { Replay } from "../generated/api";
import type { Header, TableInfo, You } from "../generated/wire";
import { stepOf, type Refusal, type Step, type Watched } from "./table.svelte";

const nothing: You = { on: 0, moves: [], due: null };

export const SPEEDS = { slow: 1800, usual: 900, quick: 300 }; // milliseconds at each stop
export type Speed = keyof typeof SPEEDS;

/** Two moves of one decision, to be drawn on the board. */
export interface Compared {
  chosen: string;
  better: string;
}

export class Past implements Watched {
  readonly live = false;
  readonly isSpeaking = false;
  readonly waiting = 0;
  readonly you = nothing;
  isPutAway = false;
  refusal: Refusal | null = null;
  telling = $state(false);
  ply = $state(0);
  playing = $state(false);
  speed = $state<Speed>("usual");
  compared = $state.raw<Compared | null>(null);
  replay = $state.raw<Replay | null>(null);
  seat = $state<number | null>(null);
  table = $state.raw<TableInfo | null>(null);

  constructor(readonly id: string) {}

  get header(): Header | null {
    return this.replay?.header ?? null;
  }
  get last(): number {
    return this.replay?.steps.length ?? 0;
  }
  get stops(): number[] {
    return this.replay?.stops ?? [];
  }
  get first(): number {
    return this.stops[0] ?? 0;
  }
  get view(): unknown {
    return this.ply === 0 ? this.replay?.first : this.replay?.steps[this.ply - 1]?.view;
  }

  // What was shown from stop to stop, as it came to those who were there: chance goes with the line before it.
  private readonly told: { ply: number; step: Step }[] = $derived.by(() => {
    const { steps = [], stops = [] } = this.replay ?? {};
    return stops
      .map((ply, index) => {
        const lines = steps.slice(index ? stops[index - 1] : 0, ply).map(stepOf);
        const step = { seen: lines.flatMap(({ seen }) => seen), events: lines.flatMap(({ events }) => events) };
        return { ply, step };
      })
      .filter(({ step }) => step.seen.length || step.events.length);
  });
  readonly steps: Step[] = $derived(this.told.filter(({ ply }) => ply <= this.ply).map(({ step }) => step));

  /** The number of the chapter that is looked at: 0 before the first one. */
  get chapter(): number {
    return this.replay?.chapters.filter((begins) => begins <= this.ply).length ?? 0;
  }
  /** Where the chapter of this number begins; 0 is the start, and after the last one comes the end. */
  beginning(chapter: number): number {
    return chapter < 1 ? this.first : (this.replay?.chapters[chapter - 1] ?? this.last);
  }
  /** The chapter to which one leafs back: the beginning of this one, unless one is there already. */
  get chapterBack(): number {
    return this.ply > this.beginning(this.chapter) ? this.chapter : this.chapter - 1;
  }

  async load(): Promise<void> {
    this.table ??= await api.table(this.id);
    this.replay = await api.replay(this.id, this.seat);
  }

  /** Go to a stop, the last one that is not after this line. */
  to(ply: number): void {
    this.compared = null;
    const found = this.stops.filter((stop) => stop <= ply).at(-1) ?? this.first;
    const step = this.told.find((one) => one.ply === found)?.step;
    // Pieces travel when one goes on to the next stop; whoever jumps sees at once how it was.
    const isNext = step && this.stops.indexOf(found) === this.stops.indexOf(this.ply) + 1;
    const before = isNext ? snapshot() : null;
    flushSync(() => (this.ply = found));
    if (before && step) fly(before, step.seen);
  }
  on(by: number): void {
    const index = this.stops.indexOf(this.ply) + by;
    this.to(this.stops[Math.max(0, Math.min(index, this.stops.length - 1))] ?? this.ply);
  }
  /** By itself, or no longer; at the end it begins again. */
  run(): void {
    this.playing = !this.playing;
    if (this.playing && this.ply >= this.last) this.to(this.first);
  }
  now(): number {
    return 0;
  }
  play(): void {
    // The past does not change.
  }
}
