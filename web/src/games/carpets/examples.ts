// The drawn examples of the rules, by the names that RULES.*.md calls them.
import type { Component, ComponentProps } from "svelte";
import Pictures, { type Picture } from "./Pictures.svelte";
import Practice from "./Practice.svelte";
import Strip from "./Strip.svelte";
import Way from "./Way.svelte";

const carpets = (...pictures: Picture[]): Component => ((anchor) => Pictures(anchor, { pictures })) as Component;
const strip = (props: ComponentProps<typeof Strip>): Component => ((anchor) => Strip(anchor, props)) as Component;

export const examples: Record<string, Component> = {
  "try-carpet": Practice,
  carpet: carpets({ history: [] }),
  "fold-over": carpets(
    { history: [], held: { side: "left", count: 1, under: false } },
    { history: ["fold left 1 over"] },
  ),
  "fold-under": carpets(
    { history: [], held: { side: "left", count: 1, under: true } },
    { history: ["fold left 1 under"] },
  ),
  shape: carpets(
    { history: ["fold left 2 under", "fold top 2 over"], verdict: "right" },
    { history: ["fold top 2 over", "fold top 1 over"], verdict: "wrong" },
  ),
  match: carpets(
    { needs: ["*B", "C*", "**"], clouds: 2, genie: 0 },
    { history: ["fold left 1 under", "fold top 2 over", "fold top 1 under"], verdict: "right" },
  ),
  genie: carpets(
    { needs: ["C*", "L*"], clouds: 1, genie: 1 },
    { history: ["fold left 2 over", "fold top 2 over", "fold top 1 under"], genies: 1, verdict: "right" },
  ),
  track: Way,
  cobra: strip({
    first: 9,
    clouds: ["plain", "plain", "cobra", "plain", "plain"],
    pawns: [
      { pawn: 2, at: 12, was: true },
      { pawn: 2, at: 10 },
    ],
    moves: [
      [12, 11],
      [11, 10],
    ],
  }),
  ghost: strip({
    first: 15,
    clouds: ["plain", "cobra", "plain", "plain", "plain", "plain"],
    pawns: [
      { pawn: 3, at: 17, ghost: true },
      { pawn: 0, at: 19, aside: -14 },
      { pawn: 1, at: 19, aside: 14 },
      { pawn: 0, at: 20, aside: -14, was: true },
      { pawn: 1, at: 20, aside: 14, was: true },
    ],
    moves: [[20, 19]],
  }),
};
