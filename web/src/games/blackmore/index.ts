import type { Step } from "../../lib/table.svelte";

export { default as Board } from "./Board.svelte";
export { moveData } from "./notation";
export { examples } from "./examples";

/** Who drew is told for all at once; of one's own cards one is told which they are. */
export const untold = (kind: string, step: Step, notation: string): boolean =>
  kind === "draw" &&
  notation.includes("?") &&
  step.events.some((event) => ["dealt", "refilled", "drawn"].includes(event.kind));
