// What a reader of the screen is told of others: not each of their folds, which come several a second. Your own are told
// by what then lies on top.
import type { Line, Watched } from "../../lib/table.svelte";

const silent = /^(fold|turn|unfold|spread)\b/;
const kept = new WeakMap<Line, Line>();

function without(step: Line): Line {
  const known = kept.get(step);
  if (known) return known;
  const seen = step.seen.filter(([, notation]) => !silent.test(notation));
  const made = seen.length === step.seen.length ? step : { ...step, seen };
  kept.set(step, made);
  return made;
}

export function heard(line: Watched): Watched {
  return new Proxy(line, {
    get: (from, name) => (name === "lines" ? from.lines.map(without) : Reflect.get(from, name, from)),
  });
}
