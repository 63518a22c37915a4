// A carpet in the hand: it shows a list of changes, and when the list grows or shrinks by one it folds or unfolds; a hand
// may hold it in between. It draws by itself and tells nobody; whoever owns it decides what is folded.
import { bendFor, curl } from "./curl";
import { isFromEnd, isUpright, type Change, type Fold, type Side } from "./fold";
import { lieAfter, lieOf, overTop, shift, spread, type Lie } from "./lie";
import { paintFlap, paintTurn, shadow, type Stage } from "./paint";
import { drawRest, margin } from "./rest";

const tempo = { fold: 380, settle: 230, back: 170, turn: 420 }; // milliseconds
export const air = 1.25; // squares around the carpet into which it may be lifted

/** How the cloth is bent at one moment, between two ways of lying. */
interface Moment {
  from: Lie;
  change: Change;
  bent: number;
  settle: number;
  pan: number; // how much of the way to its new place the carpet has gone
}
interface Play extends Moment {
  to: { bent: number; settle: number; pan: number };
  begun: number;
  lasts: number;
  then: Change[]; // plays that wait: the rest of a carpet being spread out
}

const smooth = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));
const same = (a: readonly Change[], b: readonly Change[]) =>
  a.length === b.length && a.every((change, index) => sameChange(change, b[index]));
const sameChange = (a: Change, b: Change | undefined) => JSON.stringify(a) === JSON.stringify(b);

export class Cloth {
  private shown: readonly Change[] = [];
  private lie: Lie = spread;
  private held: Moment | null = null;
  private play: Play | null = null;
  private size = 0;
  private frame = 0;
  private pictures = new Map<string, HTMLCanvasElement>();
  private line: Fold | null = null; // it glows: the fold that is being chosen, or that the hand would make
  private pointed = false;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly still: () => boolean, // whether motion is unwanted
    private readonly fits = false, // whether a folded carpet is shown larger: to be looked at, not to be touched
  ) {}

  /** The size of a square in pixels of the screen; an even number, so that all of them are whole. */
  resize(size: number): void {
    if (size === this.size) return;
    this.size = size;
    this.canvas.width = this.canvas.height = (4 + 2 * air) * size;
    this.pictures.clear();
    this.paint();
  }

  /** Show these changes: at once, or by the one fold that leads there from what is shown. */
  show(changes: readonly Change[]): void {
    if (same(changes, this.shown)) return;
    const old = this.shown;
    const wasPlaying = this.play;
    this.finish();
    this.held = null;
    this.line = null;
    this.shown = changes;
    const last = changes.at(-1);
    const grown = last !== undefined && same(changes.slice(0, -1), old);
    const shrunk = old.length > changes.length && same(old.slice(0, changes.length), changes);
    if (this.still() || !(grown || shrunk)) {
      this.lie = lieOf(changes);
      this.paint();
    } else if (grown) {
      this.start(this.lie, last, { bent: 0, settle: 0, pan: 0 }, true, tempo.fold);
    } else {
      const undone = old.slice(changes.length).reverse();
      // A carpet that is spread out opens fold by fold, quicker and quicker.
      this.undo(undone, wasPlaying === null || undone.length === 1 ? 1 : 0.5);
    }
  }

  private undo(undone: readonly Change[], pace: number): void {
    const [change, ...rest] = undone;
    if (!change) return;
    const from = lieOf([...this.shown, ...rest.toReversed()]);
    const quick = undone.length > 1 || pace < 1 ? 0.45 : 0.8;
    this.start(
      from,
      change,
      { bent: change === "turn" ? 0 : change.count, settle: 1, pan: 1 },
      false,
      tempo.fold * quick,
    );
    if (this.play) this.play.then = rest;
  }

  private start(
    from: Lie,
    change: Change,
    at: { bent: number; settle: number; pan: number },
    forward: boolean,
    lasts: number,
  ): void {
    const count = change === "turn" ? 0 : change.count;
    const to = forward ? { bent: count, settle: 1, pan: 1 } : { bent: 0, settle: 0, pan: 0 };
    this.play = {
      from,
      change,
      ...at,
      to,
      begun: performance.now(),
      lasts: change === "turn" ? tempo.turn : lasts,
      then: [],
    };
    this.lie = forward ? lieAfter(from, change) : from;
    this.run();
  }

  private finish(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    if (this.play) this.lie = lieOf(this.shown);
    this.play = null;
  }

  private run(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame((now) => {
      this.frame = 0;
      const play = this.play;
      if (play && now - play.begun >= play.lasts) {
        this.play = null;
        if (play.then.length) this.undo(play.then, 0.5);
        else this.lie = lieOf(this.shown);
      }
      this.paint();
      if (this.play) this.run();
    });
  }

  /** The fold that is being thought of: its line glows and its edge rises a little. */
  point(fold: Fold | null): void {
    if (fold) {
      this.hold(fold.side, 0.22, false);
      this.line = fold;
    } else if (this.pointed) this.letFall();
    this.pointed = fold !== null;
  }

  /** A hand draws the cloth: from which side, how deep the fold would be, over or under; not yet `firm`, it makes none. */
  hold(side: Side, depth: number, under: boolean, firm = true): void {
    this.finish();
    const length = side === "left" || side === "right" ? this.lie.carpet.width : this.lie.carpet.height;
    const bent = Math.min(bendFor(2 * Math.max(0, depth)), length - 0.05);
    const count = firm ? Math.round(Math.min(depth, length - 1)) : 0; // as deep as the nearest line
    this.held = { from: this.lie, change: { side, count, under }, bent, settle: 0, pan: 0 };
    this.line = count ? { side, count, under } : null;
    if (!this.frame) this.run();
  }

  /** The hand lets go. If that makes a fold, it is settled, and told; else the cloth falls back. */
  drop(): Fold | null {
    const held = this.held;
    this.held = null;
    this.line = null;
    if (!held || held.change === "turn") return null;
    const made = held.change.count > 0 ? held.change : null;
    if (made) this.shown = [...this.shown, made];
    if (this.still()) {
      this.lie = lieOf(this.shown);
      this.paint();
    } else {
      this.start(held.from, held.change, held, made !== null, made ? tempo.settle : tempo.back);
    }
    return made;
  }

  /** The hand opens without having folded anything. */
  letFall(): void {
    if (this.held && this.held.change !== "turn") this.held.change = { ...this.held.change, count: 0 };
    this.drop();
  }

  get carpet() {
    return this.lie.carpet;
  }

  private picture(lie: Lie, flipped: "" | "side" | "top"): HTMLCanvasElement {
    const key = `${lie.carpet.stacks.join(" ")} ${lie.carpet.width} ${lie.column & 1} ${lie.row & 1} ${flipped}`;
    const known = this.pictures.get(key);
    if (known) return known;
    if (this.pictures.size > 8) this.pictures.clear();
    const seen = flipped === "side" ? lieAfter(lie, "turn") : flipped === "top" ? overTop(lie) : lie;
    const made = drawRest(seen, this.size);
    this.pictures.set(key, made);
    return made;
  }

  /** A folded carpet that is only looked at grows to fill its place. */
  private zoom(): number {
    if (!this.fits) return 1;
    const fit = (lie: Lie) => Math.min(2, 4 / Math.max(lie.carpet.width, lie.carpet.height));
    const moment = this.moment();
    if (!moment) return fit(this.lie);
    const [from, to] = [fit(moment.from), fit(lieAfter(moment.from, moment.change))];
    return from + (to - from) * moment.pan;
  }

  private moment(): Moment | null {
    const play = this.play;
    if (!play) return this.held;
    const t = Math.min(1, (performance.now() - play.begun) / play.lasts);
    const mix = (a: number, b: number, at: number) => a + (b - a) * smooth(at);
    // Forward the cloth comes over before it is pressed down; backward the crease opens first.
    const forward = play.to.settle > play.settle;
    const [rise, press] =
      play.change === "turn" ? [t, t] : forward ? [t / 0.8, (t - 0.4) / 0.6] : [(t - 0.15) / 0.85, t / 0.6];
    return {
      from: play.from,
      change: play.change,
      bent: mix(play.bent, play.to.bent, rise),
      settle: mix(play.settle, play.to.settle, press),
      pan: mix(play.pan, play.to.pan, t),
    };
  }

  paint(): void {
    const brush = this.canvas.getContext("2d");
    if (!brush || !this.size) return;
    const all = 4 + 2 * air;
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.clearRect(0, 0, this.canvas.width, this.canvas.height);
    const half = (all * this.size) / 2;
    const zoom = this.zoom();
    brush.setTransform(zoom, 0, 0, zoom, half * (1 - zoom), half * (1 - zoom));
    const stage: Stage = { brush, size: this.size, middle: { x: half, y: half } };
    const moment = this.moment();
    const lie = moment?.from ?? this.lie;
    const { width, height } = lie.carpet;
    const place = { left: (all - width) / 2, top: (all - height) / 2 };
    if (!moment) {
      shadow(stage, place.left, place.top, width, height, 0.4);
      brush.drawImage(this.picture(lie, ""), (place.left - margin) * this.size, (place.top - margin) * this.size);
    } else if (moment.change === "turn") {
      paintTurn(
        stage,
        { front: this.picture(lie, ""), back: this.picture(lie, "side"), ...place, width, height },
        moment.settle,
      );
    } else {
      this.paintFold(stage, moment, moment.change, place);
    }
    if (this.line) this.glow(stage, place, width, height, this.line);
  }

  private paintFold(stage: Stage, moment: Moment, fold: Fold, place: { left: number; top: number }): void {
    const { width, height } = moment.from.carpet;
    const upright = isUpright(fold);
    const length = upright ? width : height;
    const all = 4 + 2 * air;
    // The carpet goes to where its folded shape is in the middle again.
    const folded = Math.max(fold.count, length - fold.count);
    const way = (all - folded) / 2 - ((all - length) / 2 + shift(length, fold));
    if (upright) place.left += way * moment.pan;
    else place.top += way * moment.pan;
    const flat = length - moment.bent;
    const from = isFromEnd(fold) ? 0 : moment.bent;
    shadow(
      stage,
      place.left + (upright ? from : 0),
      place.top + (upright ? 0 : from),
      upright ? flat : width,
      upright ? height : flat,
      0.4,
    );
    const flap = {
      front: this.picture(moment.from, ""),
      back: this.picture(moment.from, upright ? "side" : "top"),
      ...place,
      width,
      height,
      upright,
      fromEnd: isFromEnd(fold),
      under: fold.under,
      bent: moment.bent,
      lift: Math.max(...moment.from.carpet.stacks.map((stack) => stack.length)),
    };
    paintFlap(stage, flap, curl(moment.bent + margin, moment.settle));
  }

  private glow(
    { brush, size }: Stage,
    place: { left: number; top: number },
    width: number,
    height: number,
    fold: Fold,
  ): void {
    const upright = isUpright(fold);
    const at = isFromEnd(fold) ? (upright ? width : height) - fold.count : fold.count;
    const [x0, y0] = upright ? [place.left + at, place.top - 0.12] : [place.left - 0.12, place.top + at];
    const [x1, y1] = upright ? [x0, place.top + height + 0.12] : [place.left + width + 0.12, y0];
    brush.lineCap = "round";
    for (const [wide, colour] of [
      [0.16, "rgb(255 207 122 / .28)"],
      [0.09, "rgb(255 207 122 / .5)"],
      [0.035, "#fff6dc"],
    ] as const) {
      brush.strokeStyle = colour;
      brush.lineWidth = wide * size;
      brush.beginPath();
      brush.moveTo(x0 * size, y0 * size);
      brush.lineTo(x1 * size, y1 * size);
      brush.stroke();
    }
  }
}
