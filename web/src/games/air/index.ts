import type { Step } from "../../lib/table.svelte";
export { default as Board } from "./Board.svelte";
export { moveData } from "./notation";
export { turn } from "./words";
export { examples } from "./examples";
// A draw is told by the card that is turned up, and that card by what becomes of it, if nobody has to decide it.
export const untold = (kind: string, step: Step): boolean =>
  kind === "draw" ||
  (kind === "reveal" && step.events.some((event) => ["cat", "placed", "shared", "fall"].includes(event.kind)));
