export { default as Board } from "./Board.svelte";
export { counted, moveData, untold } from "./notation";
export { examples } from "./examples";
export const race = true;
