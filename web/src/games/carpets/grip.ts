// Hands on the cloth. What is grabbed stays under the finger: the fold lies halfway between where a thread was and where
// it has been drawn. Held for a moment first, or with Shift or the right button, the cloth goes under. Drawn by less than
// half a square, or outwards by an edge, nothing is folded: the cloth springs back. A double tap or a tap with two fingers
// takes back the last fold; two fingers drawn apart spread the carpet out.
import type { Cloth } from "./cloth";
import { notation, type Side } from "./fold";

export interface Grip {
  cloth: () => Cloth | null;
  square: () => number; // pixels
  isUnder: () => boolean; // what a plain drag does
  isFree: () => boolean; // whether the carpet may be folded now
  onmove: (move: string) => void;
}

const slack = 6; // pixels before a touch is a drag
const least = 0.5; // squares by which the cloth is drawn before that is a fold
const press = 420; // milliseconds before it is a long one
const twice = 320; // milliseconds between the taps of a double one

interface Touch {
  x: number;
  y: number;
  nowX: number;
  nowY: number;
  under: boolean;
}

/** From which side, and how deep, a drag would fold a carpet of this size; grabbed at `x`, `y`, drawn by `dx`, `dy`.
    While it is not `firm` it folds nothing, whatever it lifts. */
export function depthOf(
  width: number,
  height: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
): { side: Side; depth: number; firm: boolean } {
  const level = Math.abs(dx) >= Math.abs(dy);
  const side: Side = level ? (dx > 0 ? "left" : "right") : dy > 0 ? "top" : "bottom";
  const drawn = Math.abs(level ? dx : dy);
  const length = level ? width : height;
  const place = level ? x : y;
  const behind = Math.min(Math.max(0, side === "left" || side === "top" ? place : length - place), length);
  // An edge that is drawn away from the carpet: there is nothing to fold over there.
  if (length - behind < 1) return { side, depth: 0, firm: false };
  // Near the start the cloth that lies behind the finger has yet to follow it.
  const follows = Math.min(1, drawn / 0.7);
  return { side, depth: Math.min(drawn / 2 + behind * follows, length - 0.55), firm: drawn > least };
}

export function grip(node: HTMLElement, hands: Grip): { destroy(): void } {
  const touches = new Map<number, Touch>();
  let lastTap = 0;
  let fingers = 0; // most at once since the cloth was let go
  let dragging = false;
  let pressing = 0; // a timer: until a touch is a long one

  /** A finger that rests on the cloth takes hold of its underside; that it has is seen. */
  function wait(touch: Touch): void {
    pressing = window.setTimeout(() => {
      touch.under = !touch.under;
      node.dataset["pressed"] = "";
    }, press);
  }

  function letGo(): void {
    clearTimeout(pressing);
    delete node.dataset["pressed"];
  }

  function field(touch: Touch): { x: number; y: number } {
    const box = node.getBoundingClientRect();
    const carpet = hands.cloth()?.carpet ?? { width: 4, height: 4 };
    const square = hands.square();
    return {
      x: (touch.x - box.x - box.width / 2) / square + carpet.width / 2,
      y: (touch.y - box.y - box.height / 2) / square + carpet.height / 2,
    };
  }

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0 && event.button !== 2) return;
    const under = event.shiftKey || event.button === 2 ? !hands.isUnder() : hands.isUnder();
    const [x, y] = [event.clientX, event.clientY];
    const touch = { x, y, nowX: x, nowY: y, under };
    touches.set(event.pointerId, touch);
    fingers = Math.max(fingers, touches.size);
    letGo();
    if (event.pointerType !== "mouse" && fingers === 1) wait(touch);
    if (touches.size === 2 && dragging) {
      hands.cloth()?.letFall();
      dragging = false;
    }
  }

  function move(event: PointerEvent): void {
    const touch = touches.get(event.pointerId);
    if (!touch) return;
    touch.nowX = event.clientX;
    touch.nowY = event.clientY;
    const far = Math.hypot(touch.nowX - touch.x, touch.nowY - touch.y);
    if (fingers > 1 || (!dragging && far < slack)) return;
    if (!dragging) {
      dragging = true;
      node.setPointerCapture(event.pointerId); // not before: a tap on a tab must reach it
      clearTimeout(pressing);
    }
    const cloth = hands.cloth();
    if (!cloth) return;
    const square = hands.square();
    const { x, y } = field(touch);
    const { width, height } = cloth.carpet;
    const { side, depth, firm } = depthOf(
      width,
      height,
      x,
      y,
      (touch.nowX - touch.x) / square,
      (touch.nowY - touch.y) / square,
    );
    // A carpet that may not be folded lifts its edge and no more.
    cloth.hold(side, hands.isFree() ? depth : Math.min(depth, 0.2), touch.under, firm);
  }

  function up(event: PointerEvent): void {
    const touch = touches.get(event.pointerId);
    if (!touch) return;
    const apart = spreadApart();
    touches.delete(event.pointerId);
    letGo();
    if (dragging) {
      dragging = false;
      const fold = event.type === "pointercancel" ? (hands.cloth()?.letFall(), null) : hands.cloth()?.drop();
      if (fold) hands.onmove(notation(fold));
    } else if (event.type !== "pointercancel" && fingers < 2 && !(event.target as Element).closest("button")) {
      if (event.timeStamp - lastTap < twice) hands.onmove("unfold");
      lastTap = event.timeStamp - lastTap < twice ? 0 : event.timeStamp;
    } else if (fingers === 2 && touches.size === 1) {
      hands.onmove(apart ? "spread" : "unfold");
    }
    if (!touches.size) fingers = 0;
  }

  function spreadApart(): boolean {
    const [a, b] = [...touches.values()];
    if (!a || !b) return false;
    return Math.hypot(a.nowX - b.nowX, a.nowY - b.nowY) > Math.hypot(a.x - b.x, a.y - b.y) + 40;
  }

  const stop = (event: Event) => event.preventDefault();
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("contextmenu", stop);
  return {
    destroy() {
      clearTimeout(pressing);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("contextmenu", stop);
    },
  };
}
