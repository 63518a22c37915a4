export { default as Board } from "./Board.svelte";
export { moveData } from "./notation";
export { examples } from "./examples";

// Laying the columns is told by the events of the round, not card by card.
export const untold = (kind: string): boolean => ["deal", "open", "recall"].includes(kind);
