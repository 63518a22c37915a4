// A hint in a sentence: the move that the master would make, what it is worth, and what else it weighed.
import { offer } from "../games";
import type { Texts } from "./texts.svelte";
import type { Hint } from "../generated/api";

const worthToo = (says: string, texts: Texts) =>
  texts.has(`worth-${says}-too`) ? `worth-${says}-too` : `worth-${says}`;

/** The move alone and what it is worth, for a screen that has no room for more. */
export function brief(hint: Hint, texts: Texts): string {
  const best = hint.weighed[0];
  if (!best) return "";
  return texts.say("hint-brief", {
    move: offer(texts, best.move),
    worth: texts.say(worthToo(best.says, texts), best.data),
  });
}

export function advice(hint: Hint, texts: Texts): string {
  const [best, ...more] = hint.weighed;
  if (!best) return "";
  const first = { move: offer(texts, best.move), worth: texts.say(`worth-${best.says}`, best.data) };
  if (!more.length) return texts.say("hint-one", first);
  const others = more.map(({ move, says, data }) => {
    return texts.say("hint-other", { move: offer(texts, move), worth: texts.say(worthToo(says, texts), data) });
  });
  return texts.say("hint-some", { ...first, others: texts.listing(others) });
}
