// Arrow keys go from a thing to the one that lies next in their direction, wherever the layout has put it.

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
type Way = readonly [number, number];
const WAYS: Record<string, Way> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ASIDE = 3; // as much further away is something that does not lie straight ahead

/** The index of the box that lies next to this one in a direction, or -1. */
export function nearest(from: Box, boxes: readonly Box[], [dx, dy]: Way): number {
  let [best, least] = [-1, Infinity];
  for (const [index, box] of boxes.entries()) {
    const right = box.x + box.width / 2 - from.x - from.width / 2;
    const down = box.y + box.height / 2 - from.y - from.height / 2;
    const ahead = right * dx + down * dy;
    // In a row things may be of different height: what lies ahead by less than a third of itself lies beside it.
    if (ahead <= (dx ? box.width : box.height) / 3) continue;
    const aside = dx
      ? Math.max(0, Math.abs(down) - (box.height + from.height) / 2)
      : Math.max(0, Math.abs(right) - (box.width + from.width) / 2);
    const far = ahead + ASIDE * aside + (dx ? Math.abs(down) : Math.abs(right)) / 4;
    if (far < least) [best, least] = [index, far];
  }
  return best;
}

/** Go on among the buttons of the element that listens. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const way = WAYS[event.key];
  const from = document.activeElement;
  if (!way || !(from instanceof HTMLButtonElement) || event.shiftKey || event.altKey || event.ctrlKey) return;
  const things = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)")];
  if (!things.includes(from)) return;
  const others = things.filter((one) => one !== from && one.checkVisibility());
  const boxes = others.map((one) => one.getBoundingClientRect());
  others[nearest(from.getBoundingClientRect(), boxes, way)]?.focus();
  event.preventDefault();
}
