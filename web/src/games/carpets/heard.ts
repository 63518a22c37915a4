// What a reader of the screen is told of others: not each of their folds, which come several a second. Your own are told
// by what then lies on top, and what to do is said once in a round, not after each of them.
import { onlyLines } from "../../lib/order";
import type { Step, Watched } from "../../lib/table.svelte";
import { counted } from "./notation";
import type { View } from "../../generated/games/carpets";

const kept = new WeakMap<Step, Step>();

function without(step: Step): Step {
  const known = kept.get(step);
  if (known) return known;
  const made = onlyLines(step, ([, notation]) => !counted.includes(notation.split(" ")[0] ?? ""));
  kept.set(step, made);
  return made;
}

export function heard(match: Watched): Watched {
  return new Proxy(match, {
    get: (from, name) => {
      if (name === "steps") return from.steps.map(without);
      if (name === "you") return { ...from.you, on: (from.view as View).rounds };
      return Reflect.get(from, name, from) as unknown;
    },
  });
}
