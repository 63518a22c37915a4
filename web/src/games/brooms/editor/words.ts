// The names of things and goals in sentences.
import type { Goal } from "../adventure";
import type { Thing } from "./things";
import type { Texts } from "../../../lib/texts.svelte";

/** "castle 3", "the cat". */
export const nameOf = ({ kind, n }: Pick<Thing, "kind" | "n">, texts: Texts): string =>
  texts.say("thing", { thing: kind, number: n });

/** A thing and where it is, for whoever listens. */
export function naming(thing: Thing, texts: Texts): string {
  return texts.say("editor-thing", {
    name: nameOf(thing, texts),
    x: Math.round(thing.x / 1000),
    y: Math.round(thing.y / 1000),
  });
}

export const goalWords = (goal: Goal, texts: Texts): string => texts.say(`editor-goal-${goal.kind}`);
