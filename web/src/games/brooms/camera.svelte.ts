// What part of the sky is seen: the whole of it, or closer. Wheel, pinch, drag, buttons and keys move it; a tap goes through.
import type { Point } from "./geometry";

const closest = 6;
const frame = 26; // millimetres of table round the sky
const slip = 7; // pixels that a finger may move while it taps

export class Camera {
  zoom = $state(1);
  private x = $state(0); // the left upper corner of what is seen, in millimetres
  private y = $state(0);
  private readonly fingers = new Map<number, Point>();
  private moved = 0;

  /** `size` is that of the sky in millimetres. */
  constructor(private readonly size: () => { width: number; height: number }) {}

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
    return x >= this.x - frame && y >= this.y - frame && x <= this.x - frame + width / this.zoom && y <= this.y - frame + height / this.zoom;
  }

  private place(x: number, y: number): void {
    const { width, height } = this.whole;
    this.x = Math.max(0, Math.min(x, width - width / this.zoom));
    this.y = Math.max(0, Math.min(y, height - height / this.zoom));
  }

  /** Come closer round a point of the sky, or go away from it. */
  zoomBy(factor: number, at?: Point): void {
    const { width, height } = this.whole;
    const next = Math.max(1, Math.min(this.zoom * factor, closest));
    const fixed = at ?? { x: this.x - frame + width / this.zoom / 2, y: this.y - frame + height / this.zoom / 2 };
    const share = this.zoom / next;
    this.zoom = next;
    this.place(fixed.x + frame - (fixed.x + frame - this.x) * share, fixed.y + frame - (fixed.y + frame - this.y) * share);
  }

  /** Move by shares of what is seen. */
  pan(dx: number, dy: number): void {
    const { width, height } = this.whole;
    this.place(this.x + (dx * width) / this.zoom, this.y + (dy * height) / this.zoom);
  }

  fit(): void {
    this.zoom = 1;
    this.place(0, 0);
  }

  /** Listens to a drawing of the sky; `ontap` is told where it was tapped, in millimetres. */
  attach(ontap: (at: Point) => void): (svg: SVGSVGElement) => () => void {
    return (svg) => {
      const inSky = (event: MouseEvent): Point => {
        const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
        return { x, y };
      };
      const down = (event: PointerEvent) => {
        if (!this.fingers.size) this.moved = 0;
        this.fingers.set(event.pointerId, inSky(event));
      };
      const move = (event: PointerEvent) => {
        const before = this.fingers.get(event.pointerId);
        if (!before) return;
        this.moved += Math.abs(event.movementX) + Math.abs(event.movementY);
        if (this.moved < slip) return;
        const at = inSky(event);
        const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
        if (other) {
          const reach = (to: Point) => Math.hypot(to.x - other.x, to.y - other.y) || 1;
          this.zoomBy(reach(at) / reach(before), other);
        } else if (this.zoom > 1) {
          if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId);
          this.place(this.x + before.x - at.x, this.y + before.y - at.y);
        }
        // What is seen has moved under the finger: where it is now is asked anew.
        this.fingers.set(event.pointerId, inSky(event));
      };
      const up = (event: PointerEvent) => {
        if (this.fingers.delete(event.pointerId) && event.type === "pointerup" && this.moved < slip) ontap(inSky(event));
      };
      const wheel = (event: WheelEvent) => {
        event.preventDefault();
        this.zoomBy(Math.exp(-event.deltaY * 0.0016), inSky(event));
      };
      svg.addEventListener("pointerdown", down);
      svg.addEventListener("pointermove", move);
      svg.addEventListener("pointerup", up);
      svg.addEventListener("pointercancel", up);
      svg.addEventListener("wheel", wheel, { passive: false });
      return () => {
        svg.removeEventListener("pointerdown", down);
        svg.removeEventListener("pointermove", move);
        svg.removeEventListener("pointerup", up);
        svg.removeEventListener("pointercancel", up);
        svg.removeEventListener("wheel", wheel);
      };
    };
  }
}
