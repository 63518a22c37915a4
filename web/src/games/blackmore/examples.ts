// The drawn examples of the rules, by the names that RULES.*.md calls them.
import type { Component } from "svelte";

export const examples: Record<string, Component> = {};
