// The options of a table in words, by the texts of its game.
import type { Texts } from "./texts.svelte";

export function describeOptions(texts: Texts, options: Record<string, unknown>): string[] {
  const whole = Object.values(options).some((value) => typeof value === "object" && value !== null);
  return Object.entries(options)
    .filter(([, value]) => value !== false && !(whole && typeof value === "string")) // a creation is played instead of what has a name
    .map(([name, value]) => {
      const option = texts.say(`option-${name}`);
      if (value === true) return option;
      if (typeof value === "object") {
        const title = (value as { title?: string } | null)?.title;
        return title ? texts.say("ui-option", { option, value: title }) : option;
      }
      const key = `option-${name}-${String(value)}`;
      return texts.say("ui-option", { option, value: texts.has(key) ? texts.say(key) : String(value) });
    });
}
