// The drawn examples of the rules, by the names that RULES.*.md calls them; tests/games/oz/test_examples.py counts them.
import type { Component } from "svelte";
import SceneView, { type Scene } from "./Scene.svelte";
import scenes from "./scenes.json";

const drawn =
  (scene: Scene): Component =>
  (internals) =>
    SceneView(internals, { scene });

export const examples: Record<string, Component> = Object.fromEntries(
  (scenes as ({ name: string } & Scene)[]).map(({ name, ...scene }) => [name, drawn(scene)]),
);
