// A step in the order in which it happened: its lines and its events are told apart, and `after` says how they lie.
import type { GameEvent, Step } from "./table.svelte";

export type Line = Step["seen"][number];

/** Lines and events as they came: each event after as many lines as it says, or after all of them. */
export function inOrder(step: Step): (Line | GameEvent)[] {
  const found: (Line | GameEvent)[] = [];
  let told = 0;
  const tell = (lines: number) => {
    while (told < step.events.length && (step.after?.[told] ?? step.seen.length) <= lines)
      found.push(step.events[told++]!);
  };
  for (const [index, line] of step.seen.entries()) {
    tell(index);
    found.push(line);
  }
  tell(Infinity);
  return found;
}

export const isLine = (one: Line | GameEvent): one is Line => Array.isArray(one);

/** The same step with some of its lines only. */
export function onlyLines(step: Step, keeps: (line: Line) => boolean): Step {
  const seen = step.seen.filter(keeps);
  if (seen.length === step.seen.length) return step;
  if (!step.after) return { ...step, seen };
  return { ...step, seen, after: step.after.map((lines) => step.seen.slice(0, lines).filter(keeps).length) };
}
