import { expect, test } from "vitest";
import examples from "../../../tests/vectors/hints.json";
import { loadGame } from "../games";
import { advice } from "./advice";
import { setLanguage, Texts, type Language } from "./texts.svelte";
import type { Hint } from "../generated/api";

test("a hint on the page is the one in the terminal, to the character", async () => {
  await Promise.all([...new Set(examples.map(({ game }) => game))].map(loadGame));
  const wrong = examples.filter(({ game, language, weighed, said }) => {
    setLanguage(language as Language);
    return advice({ on: 1, weighed } as unknown as Hint, new Texts(game, ["Anna", "Zoé"], 0)) !== said;
  });
  expect(wrong).toEqual([]);
  expect(examples.length).toBeGreaterThan(10);
});
