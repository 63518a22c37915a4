// Where words can stand on a crowded screen: near what they are about, on nothing that somebody may want to touch.
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Room extends Size {
  left: number;
  top: number;
}

const EDGE = 4; // pixels to the edge of the screen
const GAP = 3; // to what must not be covered
const FINEST = 6; // pixels between two places that are tried
const NARROWER = 14; // how many pixels nearer a shape must be for each place that it comes later in the list

const apart = (a: Rect, b: Rect, gap: number) =>
  a.right + gap <= b.left || b.right + gap <= a.left || a.bottom + gap <= b.top || b.bottom + gap <= a.top;

/** How far two rectangles are from each other; 0 where they touch. */
export function distance(a: Rect, b: Rect): number {
  const x = Math.max(0, a.left - b.right, b.left - a.right);
  const y = Math.max(0, a.top - b.bottom, b.top - a.bottom);
  return Math.hypot(x, y);
}

export const isFree = (room: Rect, taken: readonly Rect[], gap = GAP): boolean =>
  taken.every((one) => apart(room, one, gap));

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The place for one of these shapes, the first the best, that is free and nearest to `about`; null if there is none. It
    covers of what is `dear` as little as can be. */
export function findRoom(
  screen: Size,
  shapes: readonly Size[],
  taken: readonly Rect[],
  about: Rect,
  dear: readonly Rect[] = [],
): Room | null {
  const step = Math.max(FINEST, Math.round(Math.min(screen.width, screen.height) / 100));
  const centre = (about.left + about.right) / 2;
  let best: Room | null = null;
  let least = Infinity;
  for (const [order, { width, height }] of shapes.entries()) {
    for (let top = EDGE; top + height + EDGE <= screen.height; top += step) {
      for (let left = EDGE; left + width + EDGE <= screen.width; left += step) {
        const room = { left, top, right: left + width, bottom: top + height };
        const cost = distance(room, about) + Math.abs(left + width / 2 - centre) / 20 + order * NARROWER;
        if (cost >= least || !isFree(room, taken)) continue;
        const whole = dear.reduce((sum, one) => sum + overlap(room, one), cost);
        if (whole >= least) continue;
        least = whole;
        best = { left, top, width, height };
      }
    }
  }
  return best;
}

const CONTROLS = "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=slider]";

/** The part of an element that is seen, if any is: boxes around it may scroll or cut. */
function seenPart(element: Element): Rect | null {
  const box = element.getBoundingClientRect();
  let { left, top, right, bottom } = box;
  for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const around = one.getBoundingClientRect();
    [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
    [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
  }
  return right - left < 2 || bottom - top < 2 ? null : { left, top, right, bottom };
}

/** Where everything lies now that can be touched, and what these selectors find, but for what `own` holds. */
export function takenBy(selectors: readonly string[], own: Element): Rect[] {
  const found: Rect[] = [];
  for (const element of document.querySelectorAll([CONTROLS, ...selectors].join(", "))) {
    if (own.contains(element) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const part = seenPart(element);
    if (part) found.push(part);
  }
  return found;
}
