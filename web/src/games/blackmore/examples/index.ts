// The drawn examples of the rules, by the names that RULES.*.md calls them.
import type { Component } from "svelte";
import Change from "./Change.svelte";
import LastRefill from "./LastRefill.svelte";
import Scoring from "./Scoring.svelte";
import TrickColour from "./TrickColour.svelte";
import TrickTrump from "./TrickTrump.svelte";
import WheelSides from "./WheelSides.svelte";

export const examples: Record<string, Component> = {
  "wheel-sides": WheelSides,
  "trick-trump": TrickTrump,
  "trick-colour": TrickColour,
  change: Change,
  "last-refill": LastRefill,
  scoring: Scoring,
};
