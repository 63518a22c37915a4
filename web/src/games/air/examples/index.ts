// The drawn examples of the rules, by the names that RULES.*.md calls them.
import type { Component } from "svelte";
import Diploma from "./Diploma.svelte";
import Fall from "./Fall.svelte";
import Joining from "./Joining.svelte";
import Landing from "./Landing.svelte";

export const examples: Record<string, Component> = { column: Joining, fall: Fall, landing: Landing, diploma: Diploma };
