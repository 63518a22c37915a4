// What part of the sky is seen. By itself it is near: as close as broom and goal allow, so that lengths can be judged by
// eye. Wheel, pinch, drag, buttons and keys choose something else; a flight that would be missed is shown, and what was
// seen before comes back. A tap goes through.
import { flushSync } from "svelte";
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { rim } from "./near";
import type { Point } from "./geometry";

interface Seen extends Point {
  zoom: number; // x, y: the middle, in millimetres; 1 is the whole sky
}

const closest = 6;
const frame = 26; // millimetres of table round the sky
const slip = 7; // pixels that a finger may move while it taps
const legible = 0.29; // pixels in a millimetre at which a broom is seen well enough
const flight = 0.45; // and at which a flight is followed
const margin = 200; // millimetres round a flight that is followed
const glide = 450; // milliseconds
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Camera {
  room = $state({ width: 800, height: 550 }); // pixels
  looks = $state<"near" | "whole" | "own">("near"); // what somebody has chosen to look at
  private chosen = $state.raw<Seen | null>(null);
  private points = $state.raw<Point[]>([]); // what has to be seen when it is near
  private most = $state(1); // pixels in a millimetre, and no nearer by itself
  private readonly seen: Tween<Seen>;
  private follows = false;
  private begun = false;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly fingers = new Map<number, { sky: Point; screen: Point }>();
  private moved = 0;

  /** `size` is that of the sky in millimetres. */
  constructor(private readonly size: () => { width: number; height: number }) {
    this.seen = new Tween(this.middle, { duration: 0, easing: cubicOut });
  }

  private get middle(): Seen {
    const { width, height } = this.size();
    return { x: width / 2, y: height / 2, zoom: 1 };
  }

  /** Pixels in a millimetre of the whole sky. */
  get whole(): number {
    const { width, height } = this.size();
    return Math.max(0.05, Math.min(this.room.width / (width + 2 * frame), this.room.height / (height + 2 * frame)));
  }
  /** Pixels in a millimetre of what is seen just now. */
  get scale(): number {
    return this.whole * this.seen.current.zoom;
  }
  /** The same of what is seen while nobody flies. */
  get rests(): number {
    return this.whole * this.home.zoom;
  }
  get isNear(): boolean {
    return this.looks === "near" && this.points.length > 0;
  }
  get canBeNear(): boolean {
    return this.points.length > 0;
  }

  private get home(): Seen {
    if (this.looks === "own" && this.chosen) return this.chosen;
    return this.isNear ? this.framing(this.points, 0, this.most) : this.middle;
  }

  get box(): string {
    const { x, y, zoom } = this.seen.current;
    const [width, height] = this.reach(zoom);
    return `${x - width / 2} ${y - height / 2} ${width} ${height}`;
  }

  /** How many millimetres are seen. */
  private reach(zoom: number): [number, number] {
    return [this.room.width / (this.whole * zoom), this.room.height / (this.whole * zoom)];
  }

  /** Nothing is seen of what lies beyond the table, unless all of the table is seen. */
  private within({ x, y, zoom }: Seen): Seen {
    const [width, height] = this.reach(zoom);
    const size = this.size();
    const held = (at: number, seen: number, all: number) =>
      seen >= all + 2 * frame ? all / 2 : Math.max(seen / 2 - frame, Math.min(at, all + frame - seen / 2));
    return { x: held(x, width, size.width), y: held(y, height, size.height), zoom };
  }

  private framing(points: Point[], around: number, most: number): Seen {
    const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
    const scale = Math.min(
      most,
      (this.room.width - 2 * rim) / (right - left + 2 * around || 1),
      (this.room.height - 2 * rim) / (bottom - top + 2 * around || 1),
    );
    const zoom = Math.max(1, Math.min(scale / this.whole, closest));
    return this.within({ x: (left + right) / 2, y: (top + bottom) / 2, zoom });
  }

  private shows(seen: Seen, points: Point[]): boolean {
    const [width, height] = this.reach(seen.zoom);
    return points.every(({ x, y }) => Math.abs(x - seen.x) < width / 2 && Math.abs(y - seen.y) < height / 2);
  }

  private go(to: Seen, duration = 0): void {
    void this.seen.set(to, { duration: still.matches ? 0 : duration });
  }

  /** What is to be seen, in millimetres, while nobody flies: the whole sky if it is nothing. */
  rest(points: Point[], most: number): void {
    [this.points, this.most] = [points, most];
    if (!this.follows) this.go(this.home, this.begun ? glide : 0);
    this.begun = true;
  }

  /** Show these points, unless they are seen well already. */
  follow(points: Point[]): void {
    const { home } = this;
    const well = this.looks !== "near" || this.rests >= legible;
    const next = well && this.shows(home, points) ? home : this.framing(points, margin, Math.max(this.rests, flight));
    this.follows = true;
    this.go(this.looks === "own" && next !== home ? this.middle : next, glide);
  }

  /** Back from a flight to what was seen before it. */
  release(): void {
    if (this.follows) this.go(this.home, glide);
    this.follows = false;
  }

  private choose(seen: Seen): void {
    this.chosen = this.within(seen);
    this.looks = "own";
    this.go(this.chosen);
  }

  /** Come closer round a point of the sky, or go away from it. */
  zoomBy(factor: number, at?: Point): void {
    const { x, y, zoom } = this.seen.current;
    const next = Math.max(1, Math.min(zoom * factor, closest));
    const fixed = at ?? { x, y };
    const share = zoom / next;
    this.choose({ x: fixed.x + (x - fixed.x) * share, y: fixed.y + (y - fixed.y) * share, zoom: next });
  }

  /** Move by shares of what is seen. */
  pan(dx: number, dy: number): void {
    const { x, y, zoom } = this.seen.current;
    const [width, height] = this.reach(zoom);
    this.choose({ x: x + dx * width, y: y + dy * height, zoom });
  }

  look(at: "near" | "whole"): void {
    this.looks = at;
    this.go(this.home, glide);
  }

  /** Listens to a drawing of the sky; `ontap` is told where it was tapped, in millimetres. */
  attach(ontap: (at: Point) => void): (svg: SVGSVGElement) => () => void {
    return (svg) => {
      const inSky = (event: MouseEvent): Point => {
        const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
        return { x, y };
      };
      const note = (event: PointerEvent) =>
        this.fingers.set(event.pointerId, { sky: inSky(event), screen: { x: event.clientX, y: event.clientY } });
      const down = (event: PointerEvent) => {
        // The first finger of a gesture: whatever an earlier one has left behind is over.
        if (event.isPrimary) {
          this.fingers.clear();
          this.moved = 0;
        }
        note(event);
      };
      const move = (event: PointerEvent) => {
        const before = this.fingers.get(event.pointerId);
        if (!before) return;
        this.moved += Math.hypot(event.clientX - before.screen.x, event.clientY - before.screen.y);
        const at = inSky(event);
        const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
        const { x, y, zoom } = this.seen.current;
        if (other) {
          const apart = (x: number, y: number) => Math.hypot(x - other.screen.x, y - other.screen.y) || 1;
          this.zoomBy(apart(event.clientX, event.clientY) / apart(before.screen.x, before.screen.y), other.sky);
        } else if (zoom > 1 && this.moved > slip) {
          if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
          this.choose({ x: x + before.sky.x - at.x, y: y + before.sky.y - at.y, zoom });
        }
        // What is seen has moved under the finger: where it is now is asked anew, once it is drawn.
        flushSync();
        note(event);
      };
      const up = (event: PointerEvent) => {
        if (this.fingers.delete(event.pointerId) && event.type === "pointerup" && this.moved < slip)
          ontap(inSky(event));
      };
      const wheel = (event: WheelEvent) => {
        event.preventDefault();
        this.zoomBy(Math.exp(-event.deltaY * 0.0016), inSky(event));
      };
      svg.addEventListener("pointerdown", down);
      svg.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up); // the button may be let go outside of the sky
      window.addEventListener("pointercancel", up);
      svg.addEventListener("wheel", wheel, { passive: false });
      return () => {
        svg.removeEventListener("pointerdown", down);
        svg.removeEventListener("pointermove", move);
        window.removeEventListener("pointerup", up);
        window.removeEventListener("pointercancel", up);
        svg.removeEventListener("wheel", wheel);
      };
    };
  }
}
