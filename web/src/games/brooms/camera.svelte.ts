// What part of the sky is seen: the whole of it, or closer. Wheel, pinch, drag, buttons and keys move it; a tap goes through.
// Where the sky is small, the camera follows a flight by itself, unless somebody has chosen what to look at.
import { flushSync } from "svelte";
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import type { Point } from "./geometry";

const closest = 6;
const frame = 26; // millimetres of table round the sky
const slip = 7; // pixels that a finger may move while it taps
const legible = 0.32; // pixels in a millimetre from which on a broom is seen well in the whole sky
const nearest = 2.4; // no closer by itself
const margin = 240; // millimetres round a flight that is followed
const glide = 450; // milliseconds

export class Camera {
  private readonly seen = new Tween({ x: 0, y: 0, zoom: 1 }, { duration: 0, easing: cubicOut }); // x, y: the corner, in millimetres
  private follows = false;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly fingers = new Map<number, { sky: Point; screen: Point }>();
  private moved = 0;

  /** `size` is that of the sky in millimetres. */
  constructor(private readonly size: () => { width: number; height: number }) {}

  get zoom(): number {
    return this.seen.current.zoom;
  }
  private get x(): number {
    return this.seen.current.x;
  }
  private get y(): number {
    return this.seen.current.y;
  }

  private get whole(): { width: number; height: number } {
    const { width, height } = this.size();
    return { width: width + 2 * frame, height: height + 2 * frame };
  }

  get box(): string {
    const { width, height } = this.whole;
    return `${this.x - frame} ${this.y - frame} ${width / this.zoom} ${height / this.zoom}`;
  }

  /** Whether a point of the sky, in millimetres, is seen. */
  shows({ x, y }: Point): boolean {
    const { width, height } = this.whole;
    return (
      x >= this.x - frame &&
      y >= this.y - frame &&
      x <= this.x - frame + width / this.zoom &&
      y <= this.y - frame + height / this.zoom
    );
  }

  private place(x: number, y: number, zoom = this.zoom, duration = 0): void {
    const { width, height } = this.whole;
    const at = {
      x: Math.max(0, Math.min(x, width - width / zoom)),
      y: Math.max(0, Math.min(y, height - height / zoom)),
      zoom,
    };
    this.follows = false;
    void this.seen.set(at, { duration });
  }

  /** Glide to where these points are; not if somebody has chosen what to look at, or the whole is seen well enough.
      `scale` is pixels in a millimetre of the whole. */
  follow(points: Point[], scale: number): boolean {
    if (scale > legible || (this.zoom > 1 && !this.follows)) return false;
    const { width, height } = this.whole;
    const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
    const zoom = Math.max(
      1,
      Math.min(nearest, width / (right - left + 2 * margin), height / (bottom - top + 2 * margin)),
    );
    this.place((left + right - width / zoom) / 2 + frame, (top + bottom - height / zoom) / 2 + frame, zoom, glide);
    this.follows = true;
    return true;
  }

  /** Back to the whole, if it was followed. */
  release(): void {
    if (this.follows) this.place(0, 0, 1, glide);
  }

  /** Come closer round a point of the sky, or go away from it. */
  zoomBy(factor: number, at?: Point): void {
    const { width, height } = this.whole;
    const next = Math.max(1, Math.min(this.zoom * factor, closest));
    const fixed = at ?? { x: this.x - frame + width / this.zoom / 2, y: this.y - frame + height / this.zoom / 2 };
    const share = this.zoom / next;
    this.place(
      fixed.x + frame - (fixed.x + frame - this.x) * share,
      fixed.y + frame - (fixed.y + frame - this.y) * share,
      next,
    );
  }

  /** Move by shares of what is seen. */
  pan(dx: number, dy: number): void {
    const { width, height } = this.whole;
    this.place(this.x + (dx * width) / this.zoom, this.y + (dy * height) / this.zoom);
  }

  fit(): void {
    this.place(0, 0, 1);
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
        if (other) {
          const apart = (x: number, y: number) => Math.hypot(x - other.screen.x, y - other.screen.y) || 1;
          this.zoomBy(apart(event.clientX, event.clientY) / apart(before.screen.x, before.screen.y), other.sky);
        } else if (this.zoom > 1 && this.moved > slip) {
          if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
          this.place(this.x + before.sky.x - at.x, this.y + before.sky.y - at.y);
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
