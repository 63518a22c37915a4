// Draws the squares of a carpet once, as cloth: ground, woven pattern, medallion and sign. Folding then only copies them.
import { dyes, linen, motif, signs } from "./signs";

const box = 100; // the unit of all paths

/** All sixteen squares side by side, each `size` pixels wide. */
export function weave(size: number): HTMLCanvasElement {
  const cloth = document.createElement("canvas");
  cloth.width = size * 16;
  cloth.height = size;
  const brush = cloth.getContext("2d");
  if (!brush) return cloth;
  for (let square = 0; square < 16; square += 1) {
    brush.save();
    brush.translate(square * size, 0);
    brush.scale(size / box, size / box);
    weaveSquare(brush, square.toString(16));
    brush.restore();
  }
  return cloth;
}

function weaveSquare(brush: CanvasRenderingContext2D, square: string): void {
  const { sign, colour } = motif(square);
  const dye = dyes[colour];
  const whole = new Path2D(`M0 0H${box}V${box}H0Z`);
  brush.save();
  brush.clip(whole);
  brush.fillStyle = dye.ground;
  brush.fill(whole);
  brush.lineWidth = 2.2;
  brush.lineCap = "round";
  brush.lineJoin = "round";
  brush.strokeStyle = dye.deep;
  brush.globalAlpha = 0.75;
  const tile = new Path2D(dye.pattern);
  for (let y = 0; y < box; y += 20) {
    for (let x = 0; x < box; x += 20) {
      brush.translate(x, y);
      brush.stroke(tile);
      brush.translate(-x, -y);
    }
  }
  brush.globalAlpha = 1;

  const medallion = new Path2D(dye.medallion);
  brush.fillStyle = linen.ground;
  brush.strokeStyle = dye.deep;
  brush.lineWidth = 3;
  brush.fill(medallion);
  brush.stroke(medallion);
  brush.translate(50, 50);
  brush.scale(0.88, 0.88);
  brush.translate(-50, -50);
  brush.strokeStyle = linen.thread;
  brush.lineWidth = 1.5;
  brush.stroke(medallion);
  brush.restore();

  brush.save();
  brush.translate(50, 50);
  brush.scale(dye.sign, dye.sign);
  brush.translate(-50, -50);
  brush.lineCap = "round";
  brush.lineJoin = "round";
  for (const { d, fill } of signs[sign]) {
    const path = new Path2D(d);
    if (fill !== "none") {
      brush.fillStyle = dye[fill];
      brush.fill(path);
    }
    brush.strokeStyle = linen.deep;
    brush.lineWidth = 3.2;
    brush.stroke(path);
  }
  brush.restore();

  // The seam: a dark thread with a light one beside it, so that the lines to fold along can be seen.
  brush.strokeStyle = linen.deep;
  brush.lineWidth = 2.4;
  brush.stroke(whole);
  brush.strokeStyle = linen.thread;
  brush.lineWidth = 1.4;
  brush.setLineDash([4, 3]);
  brush.strokeRect(3.4, 3.4, box - 6.8, box - 6.8);
  brush.setLineDash([]);

  // Threads across, faint: cloth rather than card.
  brush.globalAlpha = 0.07;
  brush.strokeStyle = "#000";
  brush.lineWidth = 0.7;
  brush.beginPath();
  for (let at = 1; at < box; at += 2) {
    brush.moveTo(0, at);
    brush.lineTo(box, at);
  }
  brush.stroke();
  brush.strokeStyle = "#fff";
  brush.beginPath();
  for (let at = 1; at < box; at += 2) {
    brush.moveTo(at, 0);
    brush.lineTo(at, box);
  }
  brush.stroke();
  brush.globalAlpha = 1;
}
