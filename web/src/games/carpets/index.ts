export { default as Board } from "./Board.svelte";
export { counted, moveData } from "./notation";
export { examples } from "./examples";
