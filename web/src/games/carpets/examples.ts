// The drawn examples of the rules, by the names that RULES.*.md calls them.
import type { Component } from "svelte";
import Practice from "./Practice.svelte";

export const examples: Record<string, Component> = { "try-carpet": Practice };
