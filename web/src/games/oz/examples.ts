import type { Component } from "svelte";
export const examples: Record<string, Component> = {};
