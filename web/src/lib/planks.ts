// How the boxes stand on the shelf: on so many planks, or lying flat where they would be too small to read.
export interface Planks {
  flat: boolean;
  columns: number; // boxes on a plank
  box: number; // the width of a box that stands, in pixels
}

const WORTH = 1.25; // one plank more is for boxes that get larger by so much

/** For so many boxes on a page of this size, `below` of which is for what comes under the shelf. */
export function planks(count: number, width: number, height: number, below = 0): Planks {
  const least = Math.min(width, height);
  const between = (low: number, share: number, high: number) => Math.min(high, Math.max(low, share));
  const low = height <= 480;
  const gap = between(10, 0.022 * width, 44);
  const inner = Math.min(width - 2 * between(14, 0.04 * least, 999), (low ? 2.12 : 1.72) * height);
  const room = inner - 2 * (low ? 6 : between(6, 0.016 * width, 40));
  const above = low ? 64 : 60 + 0.1 * least; // title and margins
  // What a box is high: its picture grows with its width, its words and what hangs under the plank do not.
  const words = (low ? 46 : 2.4 * between(14, 0.026 * least, 30)) + 1.4 * between(13, 0.017 * least, 18);
  const rest = words + between(30, 0.04 * least, 42) + 16 + between(54, 0.078 * least, 86);
  const slope = low ? 0.67 : 0.91;

  const wide = (columns: number) => (room - (columns - 1) * gap) / columns;
  const most = Math.max(wide(5), 0.26 * least); // few boxes are not larger than five

  let best = { columns: count, box: 0 };
  for (let rows = 1; rows <= count; rows += 1) {
    const columns = Math.ceil(count / rows);
    const box = Math.min(most, wide(columns), ((height - above - below) / rows - rest) / slope);
    if (box > best.box * (rows === 1 ? 1 : WORTH)) best = { columns, box };
  }
  const flat = best.box < between(132, 0.17 * least, 190) || (width <= 700 && width < height);
  if (!flat) return { flat, ...best, box: Math.floor(best.box) };
  const beside = Math.max(1, Math.floor((inner + 12) / (between(320, 0.42 * least, 460) + 12)));
  return { flat, columns: Math.ceil(count / Math.ceil(count / beside)), box: 0 };
}
