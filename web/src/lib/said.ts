// A line in the reader's words.
import { called, type Texts } from "./texts.svelte";
import type { SaidInfo } from "../generated/wire";

/** Who said it; who only watches may have no name. */
export const speaker = ({ name }: Pick<SaidInfo, "name">, texts: Texts): string =>
  name ? called(name) : texts.say("ui-talk-somebody");

/** What was said: a phrase in the reader's own language, or somebody's words. */
export const lineWords = ({ phrase, text }: SaidInfo, texts: Texts): string =>
  phrase ? texts.say(`phrase-${phrase}`) : text;

/** Both, in a sentence. */
export const saidWords = (line: SaidInfo, texts: Texts): string =>
  texts.say("ui-talk-said", {
    me: line.mine ? "yes" : "no",
    name: speaker(line, texts),
    text: lineWords(line, texts),
  });
