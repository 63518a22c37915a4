// What is shown now: the live view, or, while a flight is told, one of the beats that lead to it. What a flight leaves
// behind stays faintly in the sky until the next one.
import { untrack } from "svelte";
import type { Step, Watched } from "../../lib/table.svelte";
import { beatsOf, traceOf, type Beat, type Trace } from "./beats";
import type { Sky } from "./adventure";
import type { View } from "../../generated/games/brooms";

const most = 9_000; // milliseconds for one step
const behind = 14_000; // the table is not shown later than this
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Stage {
  private beats: Beat[] = [];
  private known: Step[];
  private last: View;
  private frame = 0;
  private coming: Trace | null = null;
  beat = $state.raw<Beat | null>(null);
  share = $state(0); // of this beat that is over
  trace = $state.raw<Trace | null>(null);
  crash = $state.raw<Beat[]>([]); // one's own last flight, if it crashed: others fly before one has looked at it

  constructor(
    private readonly match: () => Watched,
    private readonly sky: () => Sky,
    private readonly onbeat: (beat: Beat) => void,
  ) {
    this.known = match().steps;
    this.last = match().view as View;
    // Before the page is drawn: else the end would be seen for a moment before it is told.
    $effect.pre(() => {
      const [steps, view] = [match().steps, match().view as View];
      untrack(() => this.arrive(steps, view));
    });
    $effect(() => () => cancelAnimationFrame(this.frame));
  }

  get view(): View {
    return this.beat?.view ?? (this.match().view as View);
  }

  private arrive(steps: Step[], view: View): void {
    const step = steps.at(-1);
    const follows = steps.length === this.known.length + 1 && steps.at(-2) === this.known.at(-1);
    if (steps.length !== this.known.length && step && follows) {
      const beats = beatsOf(this.sky(), this.last, step, view, most);
      const trace = traceOf(beats);
      if (!this.match().live) this.skip(); // who steps on in a replay has seen enough
      // Who has crashed sees it once more, slowly, whatever else is waiting to be told.
      const mine = this.match().live && this.last.turn === this.match().seat;
      if (mine && trace) this.crash = trace.again;
      if (!still.matches && !document.hidden) this.show([...beats, ...(mine ? (trace?.again ?? []) : [])], trace);
      else if (beats.length) {
        this.skip();
        this.trace = trace;
        const loudest = beats.findLast((beat) => !beat.flies) ?? beats.at(-1)!;
        this.onbeat(loudest);
      }
    } else if (steps.length !== this.known.length) {
      this.skip();
      this.trace = null;
    }
    this.known = steps;
    this.last = view;
  }

  private show(beats: Beat[], trace: Trace | null): void {
    const waiting = this.beats.reduce((sum, beat) => sum + beat.lasts, 0);
    if (waiting > behind) this.skip();
    if (!beats.length) return;
    this.beats.push(...beats);
    this.coming = trace;
    if (!this.beat) this.next();
  }

  private next(): void {
    cancelAnimationFrame(this.frame);
    this.beat = this.beats.shift() ?? null;
    this.match().telling = this.beat !== null;
    this.share = 0;
    if (!this.beat) {
      this.trace = this.coming;
      return;
    }
    this.trace = null;
    this.onbeat(this.beat);
    const { lasts } = this.beat;
    const start = performance.now();
    const run = (now: number) => {
      this.share = Math.max(0, Math.min((now - start) / lasts, 1));
      if (this.share < 1) this.frame = requestAnimationFrame(run);
      else this.next();
    };
    this.frame = requestAnimationFrame(run);
  }

  /** A crash once more; then everything is as it was. */
  again(crash: Beat[]): void {
    if (!this.beat) this.show(crash, this.trace);
  }

  /** To the end of what is told. */
  skip(): void {
    if (!this.beat) return;
    this.beats = [];
    this.next();
  }
}
