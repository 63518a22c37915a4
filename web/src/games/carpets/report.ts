// What is told after a race, in words; what it means was found by the server (debrief.py).
import type { Attempt, SeatDebrief } from "../../generated/games/carpets";
import type { Texts } from "../../lib/texts.svelte";

const seconds = (ms: number) => Math.round(ms / 100) / 10;

/** Cards, time and folds of a seat. */
export function summed(sum: SeatDebrief, rounds: number, texts: Texts): string[] {
  return [
    texts.say("report-right", { right: sum.right, rounds }),
    sum.ms === null ? "–" : texts.say("report-time", { seconds: seconds(sum.ms) }),
    sum.right ? texts.say("report-folds-of", { folds: sum.folds, least: sum.least }) : "–",
  ];
}

/** The same in a few words. */
export function briefly(sum: SeatDebrief, rounds: number, texts: Texts): string {
  const data = { right: sum.right, rounds, timed: sum.ms === null ? "no" : "yes", seconds: seconds(sum.ms ?? 0) };
  return texts.say("report-brief", data);
}

/** What a seat did in a round; the card that it missed can be folded with so many folds. */
export function attempted(done: Attempt, least: number, texts: Texts): string {
  if (done.token === null) return texts.say("report-none", { token: done.missed ?? 0, least });
  const parts = [texts.say("report-took", { token: done.token, right: done.right ? "yes" : "no" })];
  if (done.ms !== null) parts.push(texts.say("report-after", { seconds: seconds(done.ms) }));
  if (done.right) {
    const fewest = done.folds <= done.least ? "yes" : "no";
    parts.push(texts.say("report-folds", { folds: done.folds, least: done.least, fewest }));
  }
  return parts.join(" · ");
}
