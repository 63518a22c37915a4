// What is new at a table, told once: sounds, notices and the spoken table all follow it.
import { untrack } from "svelte";
import type { Line, Watched } from "./table.svelte";

const most = 12; // who was away for longer than this is not told everything

/** Calls `tell` for each step that is added while somebody looks; jumps in a replay are not told. */
export function eachStep(line: () => Watched, tell: (step: Line) => void): void {
  let known = line().lines;
  $effect(() => {
    const { lines, live } = line();
    const fresh = lines.length - known.length;
    const follows = fresh > 0 && (known.length === 0 || lines[known.length - 1] === known.at(-1));
    known = lines;
    if (follows && fresh <= (live ? most : 1)) untrack(() => lines.slice(-fresh).forEach(tell));
  });
}
