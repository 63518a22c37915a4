// A hint in a sentence: the move that the master would make, what it is worth, and what else it weighed.
import { offer } from "../games";
import type { Texts } from "./texts.svelte";
import type { Hint } from "../generated/api";

export function advice(hint: Hint, texts: Texts): string {
  const [best, ...more] = hint.weighed;
  if (!best) return "";
  const first = { move: offer(texts, best.move), worth: texts.say(`worth-${best.says}`, best.data) };
  if (!more.length) return texts.say("hint-one", first);
  const others = more.map(({ move, says, data }) => {
    const key = texts.has(`worth-${says}-too`) ? `worth-${says}-too` : `worth-${says}`;
    return texts.say("hint-other", { move: offer(texts, move), worth: texts.say(key, data) });
  });
  return texts.say("hint-some", { ...first, others: texts.listing(others) });
}
