// What the drawn examples of the rules show: true curves among true discs. A test holds each against what its caption says.
// Millimetres, y up, headings in steps of 5° from the right, as everywhere in this game.
import { arcFrom, backFrom, faced, type Arc, type Disc, type Pose } from "../geometry";

const micrometres = 1000;
const at = (x: number, y: number, heading: number): Pose => ({ x: x * micrometres, y: y * micrometres, heading });
const disc = (x: number, y: number, r: number): Disc => ({
  x: x * micrometres,
  y: y * micrometres,
  r: r * micrometres,
});

/** Curves laid one after the other. */
function fly(from: Pose, ...names: string[]): Arc[] {
  const arcs: Arc[] = [];
  for (const name of names) arcs.push(arcFrom(arcs.at(-1)?.to ?? from, name));
  return arcs;
}
export const endOf = (arcs: Arc[]): Pose => arcs.at(-1)!.to;

const beside = at(70, 90, 0);
export const sides = { broom: beside, left: fly(beside, "I left"), right: fly(beside, "I right") };

export const chain = { broom: at(70, 80, 4), arcs: fly(at(70, 80, 4), "H right", "I left", "F right") };

export const touching = {
  passes: { arcs: fly(at(50, 60, 2), "C left"), castle: disc(140, 154, 50) },
  touches: { arcs: fly(at(300, 60, 2), "C left"), castle: disc(390, 149, 50) },
};

const programme = fly(at(60, 110, 0), "E right", "H left", "C right");
export const interrupted = {
  broom: programme[0]!.from,
  good: programme.slice(0, 2),
  bad: programme[2]!,
  castle: disc(340, 150, 50),
};

export const stuck = { broom: at(110, 90, 0), bad: arcFrom(at(110, 90, 0), "C left"), castle: disc(232, 96, 50) };

const forward = fly(at(60, 90, 67), "F left", "H left");
const back = backFrom(endOf(forward), "I left");
export const reverse = { broom: forward[0]!.from, forward, back, end: faced(back.to) };

const round = at(80, 325, 0);
export const gate = {
  broom: round,
  arcs: fly(round, "C right", "C right", "I right", "I right", "F right"),
  three: disc(230, 500, 65),
  four: disc(230, 170, 65),
};

const approach = fly(at(190, 80, 3), "A left");
const down = backFrom(endOf(approach), "C left");
export const landing = {
  broom: approach[0]!.from,
  forward: approach,
  back: down,
  end: faced(down.to),
  hut: disc(92, 78, 25),
};

export const cat = {
  cat: disc(220, 130, 15),
  castle: disc(300, 130, 65),
  clean: fly(at(200, 80, 18), "C left"),
  foul: fly(at(225, 40, 18), "C right"),
};

const fool = at(300, 110, 36);
export const fou = {
  fool,
  chosen: fly(fool, "E left", "C right"),
  refused: fly(fool, "E right", "C right"),
  castle: disc(110, 96, 65),
};
