// The way through the clouds as a curve: it winds from the start, at the lower left, to the palace, at the upper right.
export interface Spot {
  x: number;
  y: number;
}

export interface Edge {
  side: number;
  top: number;
  bottom: number;
}

export interface Way {
  spots: Spot[]; // one for each space
  path: string; // the curve, for drawing
  step: number; // between two spaces
}

export interface Fit {
  size: number; // of a cloud, in pixels
  edge: Edge;
  gap: number; // between two lanes
  way: Way;
}

const [largest, smallest] = [84, 15]; // pixels

/** Points of a winding line with an odd number of lanes, close together; the last one leaves room for the palace. */
function wind(width: number, height: number, lanes: number, palace: number): Spot[] {
  const gap = lanes > 1 ? height / (lanes - 1) : 0;
  const bow = Math.min(gap / 2, width / 4);
  const points: Spot[] = [];
  for (let lane = 0; lane < lanes; lane += 1) {
    const y = height - lane * gap;
    const [from, to] =
      lane % 2 ? [width - bow, bow] : [lane ? bow : 0, lane === lanes - 1 ? width - palace : width - bow];
    for (let step = 0; step <= 60; step += 1) {
      const x = from + ((to - from) * step) / 60;
      points.push({
        x,
        y: y + Math.sin((x / width) * Math.PI * 4 + lane) * Math.sin((Math.PI * step) / 60) * gap * 0.11,
      });
    }
    if (lane === lanes - 1) break;
    // A half circle up to the next lane, on alternate sides.
    const middle = { x: to, y: y - gap / 2 };
    for (let step = 1; step < 30; step += 1) {
      const angle = Math.PI / 2 - (Math.PI * step) / 30;
      points.push({
        x: middle.x + (lane % 2 ? -1 : 1) * Math.cos(angle) * bow,
        y: middle.y + (Math.sin(angle) * gap) / 2,
      });
    }
  }
  return points;
}

/** The way that fits into a frame with the largest clouds: their size, and how far from its edges the clouds stay. Above
    the last lane there is room for the palace, below the first one for a line of text. */
export function fitWay(wide: number, high: number, count: number): Fit {
  const fits = [3, 5, 7].map((lanes) => {
    for (let size = largest; ; size -= 1) {
      const edge = { side: size * 0.75, top: size * 1.02, bottom: size * 0.3 + Math.max(19, size * 0.45) };
      const [width, height] = [Math.max(1, wide - 2 * edge.side), Math.max(1, high - edge.top - edge.bottom)];
      const gap = height / (lanes - 1);
      if (size > smallest && gap < size * 0.7) continue;
      const way = layWay(width, height, lanes, count, size * 0.75);
      if (size <= smallest || way.step >= size * 0.98) return { size, edge, gap, way };
    }
  });
  // Fewer lanes are easier to follow, even if their clouds are a little smaller.
  return fits.reduce((best, fit) => (fit.size > best.size * 1.08 ? fit : best));
}

/** `count` spaces, evenly spread along the way. */
function layWay(width: number, height: number, lanes: number, count: number, palace: number): Way {
  const points = wind(width, height, lanes, palace);
  const lengths = [0];
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1]!, points[index]!];
    lengths.push(lengths[index - 1]! + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const whole = lengths.at(-1) ?? 0;
  const spots: Spot[] = [];
  let index = 1;
  for (let space = 0; space < count; space += 1) {
    const wanted = (whole * space) / (count - 1);
    while (index < points.length - 1 && lengths[index]! < wanted) index += 1;
    const [a, b] = [points[index - 1]!, points[index]!];
    const part = (wanted - lengths[index - 1]!) / (lengths[index]! - lengths[index - 1]! || 1);
    spots.push({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  }
  const path = points.map(({ x, y }, at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  return { spots, path, step: whole / (count - 1) };
}

/** Where a pawn is between two spaces. */
export function between(way: Way, place: number): Spot {
  const low = Math.max(0, Math.min(way.spots.length - 1, Math.floor(place)));
  const [a, b] = [way.spots[low]!, way.spots[Math.min(way.spots.length - 1, low + 1)]!];
  const part = place - low;
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}
