// What is shown now: the live view, or, while a round's end is told, one of the beats that lead to it.
import { untrack } from "svelte";
import type { Step, Watched } from "../../lib/table.svelte";
import { beatsOf, type Beat } from "./beats";
import type { Options, View } from "../../generated/games/carpets";

// In a race the next round has begun already, and the others may be folding.
const most = { race: 6_000, calm: 14_000 }; // milliseconds

export class Stage {
  private beats: Beat[] = [];
  private known: Step[];
  private last: View;
  private timer = 0;
  beat = $state.raw<Beat | null>(null);

  constructor(private readonly match: () => Watched) {
    this.known = match().steps;
    this.last = match().view as View;
    // Before the page is drawn: else the end would be seen for a moment before it is told.
    $effect.pre(() => {
      const [steps, view] = [match().steps, match().view as View];
      untrack(() => this.arrive(steps, view));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  get view(): View {
    return this.beat?.view ?? (this.match().view as View);
  }

  private arrive(steps: Step[], view: View): void {
    const step = steps.at(-1);
    const follows = steps.length === this.known.length + 1 && steps.at(-2) === this.known.at(-1);
    if (!this.match().live && this.beat) this.skip(); // who steps on in a replay has seen enough
    if (steps.length !== this.known.length && step && follows) {
      const calm = (this.match().header?.options as Options | undefined)?.calm === true;
      const beats = beatsOf(
        this.beats.at(-1)?.view ?? this.beat?.view ?? this.last,
        step,
        calm ? most.calm : most.race,
      );
      // Once somebody has taken a card of the next round, the last one is history.
      if (step.seen.some(([, notation]) => notation.startsWith("claim ")) && this.beat) this.skip();
      this.beats.push(...beats);
      if (!this.beat) this.next();
    } else if (steps.length !== this.known.length) this.skip();
    this.known = steps;
    this.last = view;
  }

  private next(): void {
    clearTimeout(this.timer);
    this.beat = this.beats.shift() ?? null;
    this.match().telling = this.beat !== null;
    if (this.beat) this.timer = window.setTimeout(() => this.next(), this.beat.lasts);
  }

  skip(): void {
    this.beats = [];
    this.next();
  }
}
