// Where the numbered pennants of an adventure's goals hang.
import type { Goal } from "./adventure";
import type { Point } from "./geometry";

/** Where the things are that goals name; nothing for what is not there just now. */
export interface Found {
  castle: (n: number) => Point | undefined;
  hut: (n: number) => Point | undefined;
  cat: Point | undefined; // the one that is hunted
  fou: Point | undefined;
}
export interface FlagSpot {
  at: Point; // micrometres
  n: number;
  hangs: "in" | "under" | "beside"; // of a gate, of what stands, of the Fool, who bears a sign above him and flies over others
  before: number; // how many hang there already
}

function place(goal: Goal, { castle, hut, cat, fou }: Found): Point | undefined {
  switch (goal.kind) {
    case "touch":
      return goal.cat;
    case "pass":
    case "race": {
      const [a, b] = goal.gate.map(castle);
      return a && b && { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    }
    case "land":
      return hut(goal.hut);
    case "hold":
      return cat;
    case "hunt":
      return fou;
  }
}

export function flagsOf(goals: Goal[], found: Found): FlagSpot[] {
  const flags: FlagSpot[] = [];
  for (const [index, goal] of goals.entries()) {
    const at = place(goal, found);
    if (!at) continue;
    const before = flags.filter((flag) => flag.at.x === at.x && flag.at.y === at.y).length;
    flags.push({ at, n: index + 1, hangs: "gate" in goal ? "in" : goal.kind === "hunt" ? "beside" : "under", before });
  }
  return flags;
}
