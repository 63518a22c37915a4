// Paints one moment of a fold in perspective: the part that lies still, the shadow that falls on it, and the flap, cut
// into slivers across the fold, each in its place, its light and its size.
import type { Point } from "./curl";
import { margin, thickness } from "./rest";

export interface Stage {
  brush: CanvasRenderingContext2D;
  size: number; // pixels of one square
  middle: { x: number; y: number }; // of the picture, in pixels: what the eye is above
}

export interface Flap {
  front: HTMLCanvasElement; // the carpet as it lies, with its margin
  back: HTMLCanvasElement; // the same turned over the fold
  left: number; // where the carpet lies, in squares
  top: number;
  width: number;
  height: number;
  upright: boolean; // the fold line runs from top to bottom
  fromEnd: boolean; // the flap is the right or lower part
  under: boolean;
  bent: number; // cloth between the flap's edge and the bend
  lift: number; // layers it comes to lie on
}

const eye = 9; // squares above the ground
const lean = 0.3; // how much of its height is seen as moved upwards
const light = { x: -0.42, y: -0.5, z: 0.76 };

const swell = (height: number) => eye / (eye - height);

/** Soft darkness below something at this height. */
export function shadow(stage: Stage, x: number, y: number, w: number, h: number, height: number): void {
  const { brush, size } = stage;
  const [soft, fall] = [0.06 + height * 0.16, 0.1 + height * 0.3];
  const rings = 6;
  brush.fillStyle = `rgb(8 4 20 / ${0.1 - Math.min(0.05, height * 0.03)})`;
  for (let ring = 0; ring < rings; ring += 1) {
    const grow = soft * (1 - (2 * ring) / rings);
    brush.beginPath();
    brush.roundRect(
      (x + fall * 0.6 - grow) * size,
      (y + fall - grow) * size,
      (w + 2 * grow) * size,
      (h + 2 * grow) * size,
      (grow + soft) * size,
    );
    brush.fill();
  }
}

export function paintFlap(stage: Stage, flap: Flap, points: Point[]): void {
  const still = () => paintStill(stage, flap);
  if (flap.under) {
    paintSlivers(stage, flap, points);
    still();
  } else {
    still();
    shadeStill(stage, flap, points);
    paintSlivers(stage, flap, points);
  }
}

function paintStill({ brush, size }: Stage, flap: Flap): void {
  const { left, top, width, height, upright, fromEnd, bent } = flap;
  const far = (upright ? width : height) - bent;
  brush.save();
  brush.beginPath();
  if (upright)
    brush.rect(
      (fromEnd ? left - margin : left + bent) * size,
      (top - 1) * size,
      (far + margin) * size,
      (height + 2) * size,
    );
  else
    brush.rect(
      (left - 1) * size,
      (fromEnd ? top - 1 : top + bent) * size,
      (width + 2) * size,
      (fromEnd ? far + 1 : far + margin) * size,
    );
  brush.clip();
  brush.drawImage(flap.front, (left - margin) * size, (top - margin) * size);
  brush.restore();
}

/** The flap's shadow on the part that lies still: dark at the bend, and ahead of the edge while it hangs in the air. */
function shadeStill({ brush, size }: Stage, flap: Flap, points: Point[]): void {
  const { left, top, width, height, upright, fromEnd, bent } = flap;
  const furthest = Math.min(...points.map((point) => point.out));
  const highest = Math.max(...points.map((point) => point.height));
  const hanging = Math.max(0, -furthest);
  const over = hanging + highest * 0.45 + 0.05;
  const dark = Math.min(0.55, 0.12 * highest + 0.6 * hanging);
  const root = upright ? (fromEnd ? left + width - bent : left + bent) : fromEnd ? top + height - bent : top + bent;
  const far = fromEnd ? root - over : root + over;
  const ends = upright ? [left, left + width] : [top, top + height];
  const from = Math.max(Math.min(root, far), ends[0] ?? 0);
  const to = Math.min(Math.max(root, far), ends[1] ?? 0);
  if (to <= from) return;
  const gradient = upright
    ? brush.createLinearGradient(root * size, 0, far * size, 0)
    : brush.createLinearGradient(0, root * size, 0, far * size);
  gradient.addColorStop(0, `rgb(16 6 28 / ${dark})`);
  gradient.addColorStop(Math.max(0.05, 1 - (highest * 0.6 + 0.06) / over), `rgb(16 6 28 / ${dark * 0.8})`);
  gradient.addColorStop(1, "rgb(16 6 28 / 0)");
  brush.fillStyle = gradient;
  if (upright) brush.fillRect(from * size, (top - 2 * thickness) * size, (to - from) * size, height * size);
  else brush.fillRect(left * size, from * size, width * size, (to - from) * size);
}

function paintSlivers(stage: Stage, flap: Flap, points: Point[]): void {
  const order = points.slice(0, -1).map((_, index) => index);
  if (flap.under) order.reverse();
  for (const index of order) {
    const [near, far] = [points[index], points[index + 1]];
    if (near && far) paintSliver(stage, flap, near, far);
  }
}

function paintSliver(stage: Stage, flap: Flap, near: Point, far: Point): void {
  const { brush, size, middle } = stage;
  const { upright, fromEnd, under, bent } = flap;
  const [start, length] = upright ? [flap.left, flap.width] : [flap.top, flap.height];
  const [crossStart, crossLength] = upright ? [flap.top, flap.height] : [flap.left, flap.width];
  const outward = fromEnd ? 1 : -1;
  const root = fromEnd ? start + length - bent : start + bent;
  const side = under ? -1 : 1;
  const rise = side * (near.height + far.height) * 0.5;
  const lifted = (point: Point) =>
    side * (lean * point.height + flap.lift * thickness * (1 - Math.cos(point.angle)) * 0.5) * size;
  const big = swell(rise);
  const [eyeAlong, eyeAcross] = upright ? [middle.x, middle.y] : [middle.y, middle.x];
  // Slivers end on whole pixels, where the next ones begin: neither gaps nor seams.
  const project = (point: Point) =>
    Math.round(
      eyeAlong +
        ((root + outward * point.out) * size - eyeAlong) * swell(side * point.height) -
        (upright ? 0 : lifted(point)),
    );
  const [a, b] = [project(near), project(far)];
  if (a === b) return;
  const isFront = (b - a) * outward > 0;

  // In the picture of the underside the cloth runs the other way.
  const edge = bent - far.along;
  const thick = far.along - near.along;
  const picture = isFront ? flap.front : flap.back;
  const atEnd = fromEnd === isFront;
  const source = (margin + (atEnd ? length - edge - thick : edge)) * size;
  const acrossFrom = eyeAcross + ((crossStart - margin) * size - eyeAcross) * big - (upright ? lifted(near) : 0);
  const across = (crossLength + 2 * margin) * size * big;
  const along = Math.abs(b - a);
  const first = Math.min(a, b);
  const cut = Math.max(1, thick * size);
  if (upright) brush.drawImage(picture, source, 0, cut, picture.height, first, acrossFrom, along, across);
  else brush.drawImage(picture, 0, source, picture.width, cut, acrossFrom, first, across, along);

  if (edge < -0.001) return; // fringe has no face to shade
  const turnedTo = (isFront ? 1 : -1) * Math.sin(near.angle) * -outward * side;
  const bright = (Math.abs(Math.cos(near.angle)) * light.z + turnedTo * (upright ? light.x : light.y)) / light.z;
  brush.fillStyle =
    bright < 1
      ? `rgb(14 6 26 / ${Math.min(0.6, (1 - bright) * 0.62)})`
      : `rgb(255 246 220 / ${Math.min(0.35, (bright - 1) * 0.5)})`;
  const bodyFrom = acrossFrom + margin * size * big;
  const body = crossLength * size * big;
  if (upright) brush.fillRect(first, bodyFrom, along, body);
  else brush.fillRect(bodyFrom, first, body, along);
}

/** The whole carpet on its way round to its other side, like a page, with its ends lagging behind. */
export function paintTurn(
  stage: Stage,
  carpet: Pick<Flap, "front" | "back" | "left" | "top" | "width" | "height">,
  turned: number,
): void {
  const { brush, size, middle } = stage;
  const { left, top, width, height } = carpet;
  const pieces = 24 * Math.max(1, Math.round(width / 2));
  const half = width / 2 + margin;
  shadow(
    stage,
    left + (width / 2) * (1 - Math.abs(Math.cos(turned * Math.PI))),
    top,
    Math.max(0.1, width * Math.abs(Math.cos(turned * Math.PI))),
    height,
    0.5,
  );
  const curve = (way: -1 | 1) => {
    const points = [{ x: 0, z: 0 }];
    let [x, z] = [0, 0];
    for (let step = 0; step < pieces; step += 1) {
      const lag = 0.5 * Math.sin(turned * Math.PI) * (step / pieces);
      const angle = Math.PI * turned - lag;
      x += Math.cos(angle) * (half / pieces) * way;
      z += Math.sin(angle) * (half / pieces) * way;
      points.push({ x, z });
    }
    return points;
  };
  const slivers = ([-1, 1] as const).flatMap((way) => {
    const points = curve(way);
    return points.slice(0, -1).map((point, step) => ({ way, step, point, next: points[step + 1] ?? point }));
  });
  slivers.sort((a, b) => a.point.z - b.point.z);
  for (const { way, step, point, next } of slivers) {
    const z = (point.z + next.z) / 2;
    const project = (at: { x: number; z: number }) => Math.round((left + width / 2) * size + at.x * size * swell(at.z));
    const [a, b] = [project(point), project(next)];
    if (a === b) continue;
    const isFront = (b - a) * way > 0;
    const picture = isFront ? carpet.front : carpet.back;
    const cut = picture.width / (2 * pieces);
    const place = isFront === way > 0 ? pieces + step : pieces - step - 1;
    const across = (height + 2 * margin) * size * swell(z);
    const y = middle.y + ((top - margin) * size - middle.y) * swell(z);
    brush.drawImage(
      picture,
      place * cut,
      0,
      Math.max(1, cut),
      picture.height,
      Math.min(a, b),
      y,
      Math.abs(b - a),
      across,
    );
  }
}
