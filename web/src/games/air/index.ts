export { default as Board } from "./Board.svelte";
export { moveData } from "./notation";
export { examples } from "./examples";
// The card that is turned up says it.
export const untold = ["draw"];
