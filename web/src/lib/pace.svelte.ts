// How fast the moves of others are shown: each has its moment, and whoever looks may hold the table.

export type Pace = "calm" | "normal" | "quick";
export const BEATS: Record<Pace, number> = { calm: 2000, normal: 900, quick: 0 }; // milliseconds between two players
const WITHIN = 0.4; // of a beat, between two moves of one turn
const KEY = "envol-pace";

/** Something to be shown: a step of the game and whose it is, or what belongs to no seat (null). */
export interface Paced {
  mover: number | null;
  isOwn: boolean; // of whoever looks: that is shown at once, with all before it
  show: () => void;
}

const isPace = (kept: string | null): kept is Pace => kept !== null && kept in BEATS;
const kept = localStorage.getItem(KEY);
let chosen = $state<Pace>(isPace(kept) ? kept : "normal");

/** How fast this browser shows the moves of others. */
export const pace = {
  get now(): Pace {
    return chosen;
  },
  set now(wanted: Pace) {
    chosen = wanted;
    localStorage.setItem(KEY, wanted);
  },
};

/** What is still to be shown, in the order in which it came. */
export class Procession {
  isHeld = $state(false); // by a tap, until the next one
  isLong = $state(false); // something waits
  private queue: Paced[] = [];
  private timer: number | undefined;
  private freeAt = 0; // when what was shown last has had its moment
  private last: number | null = null; // who moved then

  /** `stands` says whether nothing may be shown now, since somebody is being told something. */
  constructor(private readonly stands: () => boolean) {}

  /** Show it in its turn. */
  add(one: Paced): void {
    const isBeside = one.mover === null && !this.queue.length; // what belongs to no seat waits for moves alone
    this.queue.push(one);
    if (one.isOwn) this.isHeld = false;
    if (one.isOwn || isBeside || document.hidden) this.catchUp();
    else this.goOn();
  }

  /** Show all that waits, at once. */
  catchUp(): void {
    while (this.queue.length) this.next();
    this.settle();
  }

  /** Whatever waits is told by what comes now. */
  forget(): void {
    this.queue = [];
    this.isHeld = false;
    this.freeAt = 0;
    this.settle();
  }

  /** A tap holds, and a tap goes on. */
  toggle(): void {
    this.isHeld = !this.isHeld;
    this.freeAt = 0;
    this.goOn();
  }

  /** Show what has its turn now. */
  goOn(): void {
    clearTimeout(this.timer);
    while (this.queue.length && !this.isHeld && !this.stands()) {
      const wait = this.dueAt(this.queue[0]!) - performance.now();
      if (wait > 0) {
        this.timer = window.setTimeout(() => this.goOn(), wait);
        break;
      }
      this.next();
    }
    this.settle();
  }

  private dueAt({ mover }: Paced): number {
    if (mover === null || this.last === null) return 0;
    const beat = BEATS[chosen];
    return mover === this.last ? this.freeAt - beat * (1 - WITHIN) : this.freeAt;
  }

  private next(): void {
    const one = this.queue.shift();
    if (!one) return;
    if (one.mover !== null) {
      this.last = one.mover;
      this.freeAt = performance.now() + BEATS[chosen];
    }
    one.show();
  }

  private settle(): void {
    this.isLong = this.queue.length > 0;
    if (!this.isLong) clearTimeout(this.timer);
  }
}
