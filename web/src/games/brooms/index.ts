export { default as Board } from "./Board.svelte";
export { moveData } from "./notation";
export { examples } from "./examples";
