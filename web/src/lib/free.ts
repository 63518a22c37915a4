// Where something fits beside a thing, or as near to it as there is room, without covering anything.
export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
type Size = Pick<DOMRect, "width" | "height">;
interface Place {
  left: number;
  top: number;
}
const GAP = 4;
const STRIDE = 8;

/** The place for something of this size that is next to a box, inside the room, and over nothing that is taken. */
export function free(box: Box, size: Size, room: Box, taken: readonly Box[]): Place | null {
  const middle = (box.left + box.right - size.width) / 2;
  const across = [box.left, middle, box.right - size.width];
  const level = [(box.top + box.bottom - size.height) / 2, box.top, box.bottom - size.height];
  const [below, above] = [box.bottom + GAP, box.top - GAP - size.height];
  const places = [
    ...across.flatMap((left) => [
      { left, top: below },
      { left, top: above },
    ]),
    ...level.flatMap((top) => [
      { left: box.right + GAP, top },
      { left: box.left - GAP - size.width, top },
    ]),
  ];
  const moved = places.map(({ left, top }) => ({
    left: Math.max(room.left + GAP, Math.min(left, room.right - GAP - size.width)),
    top,
  }));
  return [...places, ...moved].find((place) => fits(place, size, room, taken)) ?? null;
}

/** The same, wherever in the room there is such a place: the one nearest to the box. */
export function nearest(box: Box, size: Size, room: Box, taken: readonly Box[]): Place | null {
  const [x, y] = [(box.left + box.right - size.width) / 2, (box.top + box.bottom - size.height) / 2];
  let [found, least]: [Place | null, number] = [null, Infinity];
  for (let top = room.top + GAP; top + size.height <= room.bottom; top += STRIDE) {
    for (let left = room.left + GAP; left + size.width <= room.right; left += STRIDE) {
      const far = Math.hypot(left - x, top - y);
      if (far < least && fits({ left, top }, size, room, taken)) [found, least] = [{ left, top }, far];
    }
  }
  return found;
}

function fits({ left, top }: Place, size: Size, room: Box, taken: readonly Box[]): boolean {
  const [right, bottom] = [left + size.width, top + size.height];
  if (left < room.left || right > room.right || top < room.top || bottom > room.bottom) return false;
  return taken.every(
    (one) =>
      one.right <= one.left ||
      one.bottom <= one.top ||
      one.right <= left ||
      one.left >= right ||
      one.bottom <= top ||
      one.top >= bottom,
  );
}
