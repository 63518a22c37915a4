// What is shown now: the live view, or, while a round's end is told, one of the beats that lead to it.
import { untrack } from "svelte";
import type { Line, Watched } from "../../lib/table.svelte";
import { beatsOf, type Beat } from "./beats";
import type { View } from "./view";

// In a race the next round has begun already, and the others may be folding.
const most = { race: 6_000, calm: 14_000 }; // milliseconds

export class Stage {
  private beats: Beat[] = [];
  private known: Line[];
  private last: View;
  private timer = 0;
  beat = $state.raw<Beat | null>(null);

  constructor(private readonly line: () => Watched) {
    this.known = line().lines;
    this.last = line().view as View;
    // Before the page is drawn: else the end would be seen for a moment before it is told.
    $effect.pre(() => {
      const [lines, view] = [line().lines, line().view as View];
      untrack(() => this.arrive(lines, view));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  get view(): View {
    return this.beat?.view ?? (this.line().view as View);
  }

  private arrive(lines: Line[], view: View): void {
    const step = lines.at(-1);
    const follows = lines.length === this.known.length + 1 && lines.at(-2) === this.known.at(-1);
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!this.line().live && this.beat) this.skip(); // who steps on in a replay has seen enough
    if (lines.length !== this.known.length && step && follows && !still) {
      const calm = this.line().header?.options["calm"] === true;
      const beats = beatsOf(
        this.beats.at(-1)?.view ?? this.beat?.view ?? this.last,
        step,
        calm ? most.calm : most.race,
      );
      // Once somebody has taken a card of the next round, the last one is history.
      if (step.seen.some(([, notation]) => notation.startsWith("claim ")) && this.beat) this.skip();
      this.beats.push(...beats);
      if (!this.beat) this.next();
    } else if (lines.length !== this.known.length) this.skip();
    this.known = lines;
    this.last = view;
  }

  private next(): void {
    clearTimeout(this.timer);
    this.beat = this.beats.shift() ?? null;
    this.line().telling = this.beat !== null;
    if (this.beat) this.timer = window.setTimeout(() => this.next(), this.beat.lasts);
  }

  skip(): void {
    this.beats = [];
    this.next();
  }
}
