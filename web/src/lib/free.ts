// Where something fits beside a thing without covering anything.
export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
const GAP = 4;

/** The place for something of this size that is next to a box, inside the room, and over nothing that is taken. */
export function free(
  box: Box,
  size: { width: number; height: number },
  room: Box,
  taken: readonly Box[],
): { left: number; top: number } | null {
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
  const found = places
    .map(({ left, top }) => ({ left: Math.max(room.left + GAP, Math.min(left, room.right - GAP - size.width)), top }))
    .find(({ left, top }) => {
      const right = left + size.width;
      const bottom = top + size.height;
      const inside = left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
      return (
        inside &&
        taken.every(
          (one) =>
            one.right <= one.left ||
            one.bottom <= one.top ||
            one.right <= left ||
            one.left >= right ||
            one.bottom <= top ||
            one.top >= bottom,
        )
      );
    });
  return found ?? null;
}
