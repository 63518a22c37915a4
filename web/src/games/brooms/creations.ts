// Skies that people draw for the flying sorcerers: how they are made and shown. It is fetched when somebody comes to it.
import type { CreationTools } from "../index";
import { planWords } from "./bearings";
import { draftOf } from "./editor/format";
import type { Adventure } from "../../generated/games/brooms";

export { default as Editor } from "./editor/Editor.svelte";
export { default as Picture } from "./editor/Picture.svelte";

export const seats: CreationTools["seats"] = (body) => draftOf(body as unknown as Adventure).players;
export const asks: CreationTools["asks"] = (body, texts) => planWords(draftOf(body as unknown as Adventure), texts);
