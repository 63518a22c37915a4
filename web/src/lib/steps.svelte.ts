// What is new at a table, told once: sounds, notices and the spoken table all follow it.
import { untrack } from "svelte";
import type { Line, Watched } from "./table.svelte";

/** Calls `tell` for each step that is added while somebody looks; jumps in a replay are not told. */
export function eachStep(line: () => Watched, tell: (step: Line) => void): void {
  let known = line().lines;
  $effect(() => {
    const lines = line().lines;
    const fresh = lines.length - known.length;
    const follows = fresh > 0 && fresh <= 3 && lines[known.length - 1] === known.at(-1);
    known = lines;
    if (follows) untrack(() => lines.slice(-fresh).forEach(tell));
  });
}
