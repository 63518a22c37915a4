// For how long somebody has been away, in few words.
import type { Texts } from "./texts.svelte";

const MINUTE = 60_000;

/** The time in minutes, hours or days; nothing before the first minute is over. */
export function duration(ms: number, texts: Texts): string {
  const count = Math.floor(ms / MINUTE);
  if (count < 1) return "";
  if (count < 60) return texts.say("ui-duration", { unit: "min", count });
  if (count < 48 * 60) return texts.say("ui-duration", { unit: "hour", count: Math.floor(count / 60) });
  return texts.say("ui-duration", { unit: "day", count: Math.floor(count / 1440) });
}

/** The same as something said of a person. */
export function awayWords(ms: number, texts: Texts): string {
  const time = duration(ms, texts);
  return time ? texts.say("ui-away-for", { time }) : texts.say("ui-away-just-now");
}
