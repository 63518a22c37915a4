// A hint in a sentence: the move that the master would make, what it is worth, and what else it weighed.
import { offer } from "../games";
import type { Texts } from "./texts.svelte";
import type { Hint } from "./wire";

export function advice(hint: Hint, texts: Texts): string {
  const [best, ...more] = hint.weighed.map((one) => ({ move: offer(texts, one.move), worth: texts.say(`worth-${one.says}`, one.data) }));
  if (!best) return "";
  if (!more.length) return texts.say("hint-one", best);
  return texts.say("hint-some", { ...best, others: texts.listing(more.map((other) => texts.say("hint-other", other))) });
}
