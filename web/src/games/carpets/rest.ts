// A carpet lying still, drawn layer by layer: each sheet a little higher than the one below it, with a shadow on what
// lies lower beside it, and the fringe of the carpet's two ends wherever they have come to lie.
import { rows } from "./fold";
import { sheets, type Lie } from "./lie";
import { dyes, linen, motif } from "./signs";
import { weave } from "./weave";

export const margin = 0.16; // room for the fringe, in squares
export const thickness = 0.03; // of one layer, in squares

const woven = new Map<number, HTMLCanvasElement>();

function squares(size: number): HTMLCanvasElement {
  const known = woven.get(size);
  if (known) return known;
  if (woven.size > 6) woven.clear(); // windows that are being resized leave many sizes behind
  const made = weave(size);
  woven.set(size, made);
  return made;
}

/** The carpet on a canvas of its own, `size` pixels a square, with a margin around it. */
export function drawRest(lie: Lie, size: number): HTMLCanvasElement {
  const { width, height, stacks } = lie.carpet;
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil((width + 2 * margin) * size);
  canvas.height = Math.ceil((height + 2 * margin) * size);
  const brush = canvas.getContext("2d");
  if (!brush) return canvas;
  brush.translate(margin * size, margin * size);
  const piles = stacks.map((_, place) => sheets(lie, place));
  const highest = Math.max(...piles.map((pile) => pile.length));
  for (let level = 0; level < highest; level += 1) {
    for (const [place, pile] of piles.entries()) {
      const sheet = pile[level];
      if (!sheet) continue;
      const left = (place % width) * size;
      const top = Math.floor(place / width) * size - level * thickness * size;
      if (sheet.fringe) drawFringe(brush, sheet.square, sheet.fringe, left, top, size);
      brush.save();
      brush.translate(left + (sheet.headDown ? size : 0), top + (sheet.headDown ? size : 0));
      if (sheet.headDown) brush.rotate(Math.PI);
      brush.drawImage(squares(size), parseInt(sheet.square, 16) * size, 0, size, size, 0, 0, size, size);
      brush.restore();
    }
    shadeSteps(brush, lie, level, size);
  }
  return canvas;
}

/** Where the next layer begins it throws a shadow on this one, to the right and below. */
function shadeSteps(brush: CanvasRenderingContext2D, lie: Lie, level: number, size: number): void {
  const { width, height } = lie.carpet;
  const pile = rows(lie.carpet).map((row) => row.map((stack) => stack.length));
  const rises = (row: number, column: number) => (pile[row]?.[column] ?? 0) > level + 1;
  const depth = 0.09 * size;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      if (rises(row, column) || (pile[row]?.[column] ?? 0) <= level) continue;
      const left = column * size;
      const top = row * size - level * thickness * size;
      if (rises(row, column - 1)) fade(brush, left, top, depth, size, left, top, left + depth, top, 0.5);
      if (rises(row - 1, column)) fade(brush, left, top, size, depth, left, top, left, top + depth, 0.5);
      if (rises(row, column + 1))
        fade(brush, left + size - depth / 2, top, depth / 2, size, left + size, top, left + size - depth / 2, top, 0.3);
      if (rises(row + 1, column))
        fade(brush, left, top + size - depth / 2, size, depth / 2, left, top + size, left, top + size - depth / 2, 0.3);
    }
  }
}

function fade(
  brush: CanvasRenderingContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  dark: number,
): void {
  const gradient = brush.createLinearGradient(x0, y0, x1, y1);
  gradient.addColorStop(0, `rgb(20 8 30 / ${dark})`);
  gradient.addColorStop(1, "rgb(20 8 30 / 0)");
  brush.fillStyle = gradient;
  brush.fillRect(x, y, w, h);
}

function drawFringe(
  brush: CanvasRenderingContext2D,
  square: string,
  way: -1 | 1,
  left: number,
  top: number,
  size: number,
): void {
  const dye = dyes[motif(square).colour];
  const root = way < 0 ? left : left + size;
  brush.lineCap = "round";
  for (const [colour, wide] of [
    [linen.deep, 0.034],
    [linen.ground, 0.02],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = wide * size;
    brush.beginPath();
    for (let knot = 0.5; knot < 9; knot += 1) {
      const y = top + (knot / 9) * size;
      brush.moveTo(root, y);
      brush.lineTo(root + way * (margin - 0.045) * size, y + (knot % 2 ? 0.012 : -0.012) * size);
    }
    brush.stroke();
  }
  brush.fillStyle = dye.deep;
  brush.fillRect(root - 0.02 * size, top, 0.04 * size, size);
}
