// The first flight with a friend at one's shoulder: the moments at which something is explained.
import type { Hint } from "../../lib/Guide.svelte";
import type { View } from "./view";

/** `choosing` is whether a curve is lifted, `telling` whether a flight is being shown. */
export function guide(view: View, me: number, moves: string[], choosing: boolean, telling: boolean, flown: boolean): Hint[] {
  const asked = moves.length > 0 && !telling;
  const turn = asked && view.phase === "turn";
  const count = view.books[me]?.forward.length ?? 0;
  return [
    { key: "guide-sky", at: ".sky-room", when: view.phase !== "over", goes: false },
    { key: "guide-start", at: ".panel", when: asked && view.phase === "start", goes: true },
    { key: "guide-angle", at: ".dial .face", when: asked && view.phase === "angle", goes: true },
    { key: "guide-supply", at: ".supply", when: turn && count === 0 && !choosing, goes: true },
    { key: "guide-side", at: ".sides", when: turn && count === 0, goes: true },
    { key: "guide-book", at: ".book", when: count === 1, goes: false },
    { key: "guide-more", at: ".supply", when: turn && count === 1, goes: true },
    { key: "guide-fly", at: ".fly", when: turn && count > 1, goes: true },
    { key: "guide-flight", at: ".sky-room", when: flown && !telling, goes: false },
  ];
}
