// What is new at a table, told once: sounds, notices and the spoken table all follow it.
import { untrack } from "svelte";
import type { Step, Watched } from "./table.svelte";

const most = 12; // who was away for longer than this is not told everything

/** Calls `tell` for each step that is added while somebody looks; jumps in a replay are not told. */
export function eachStep(match: () => Watched, tell: (step: Step) => void): void {
  let known = match().steps;
  $effect(() => {
    const { steps, live } = match();
    const fresh = steps.length - known.length;
    const follows = fresh > 0 && (known.length === 0 || steps[known.length - 1] === known.at(-1));
    known = steps;
    if (follows && fresh <= (live ? most : 1)) untrack(() => steps.slice(-fresh).forEach(tell));
  });
}
