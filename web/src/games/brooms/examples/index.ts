// The drawn examples of the rules, by the names that RULES.*.md calls them.
import type { Component } from "svelte";
import Catch from "./Catch.svelte";
import Chain from "./Chain.svelte";
import Gate from "./Gate.svelte";
import Interrupted from "./Interrupted.svelte";
import Landing from "./Landing.svelte";
import Reverse from "./Reverse.svelte";
import Route from "./Route.svelte";
import Sides from "./Sides.svelte";
import Stuck from "./Stuck.svelte";
import Touching from "./Touching.svelte";

export const examples: Record<string, Component> = {
  chain: Chain,
  sides: Sides,
  touching: Touching,
  interrupted: Interrupted,
  stuck: Stuck,
  reverse: Reverse,
  gate: Gate,
  landing: Landing,
  catch: Catch,
  route: Route,
};
