// The workshop of the flying sorcerers: people draw skies of their own. It is fetched when somebody comes to it.
import type { Workshop } from "../index";
import { planWords } from "./bearings";
import { draftOf, type Adventure } from "./editor/format";

export { default as Editor } from "./editor/Editor.svelte";
export { default as Picture } from "./editor/Picture.svelte";

export const seats: Workshop["seats"] = (body) => draftOf(body as unknown as Adventure).players;
export const asks: Workshop["asks"] = (body, texts) => planWords(draftOf(body as unknown as Adventure), texts);
