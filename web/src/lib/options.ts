// The options of a table in words, by the texts of its game.
import type { Texts } from "./texts.svelte";

export function describeOptions(texts: Texts, options: Record<string, unknown>): string[] {
  return Object.entries(options)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => {
      const option = texts.say(`option-${name}`);
      if (value === true) return option;
      const key = `option-${name}-${String(value)}`;
      return texts.say("ui-option", { option, value: texts.has(key) ? texts.say(key) : String(value) });
    });
}
