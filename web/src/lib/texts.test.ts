import { expect, test } from "vitest";
import examples from "../../../tests/vectors/texts.json";
import { called, loadTexts, setLanguage, Texts, type Data, type Language } from "./texts.svelte";

test("the browser says what Python says, to the character", async () => {
  await Promise.all([...new Set(examples.map(({ game }) => game))].map((game) => game && loadTexts(game)));
  const wrong = examples.filter(({ game, language, key, data, said }) => {
    setLanguage(language as Language);
    return new Texts(game, ["Anna", "Zoé"], 0).say(key, data as Data) !== said;
  });
  expect(wrong).toEqual([]);
  expect(examples.length).toBeGreaterThan(400);
});

test("a list is written as the language lists", () => {
  setLanguage("en");
  expect(new Texts().listing(["a", "b", "c"])).toBe("a, b and c");
  setLanguage("fr");
  expect(new Texts().listing(["a", "b"])).toBe("a et b");
  expect(new Texts().listing([])).toBe("");
});

test("a guest without a name is called in the reader's language, and nobody else is renamed", () => {
  setLanguage("en");
  expect(["Joueur 2", "Player 2", "Joueur", "Player 77", "Anna"].map(called)).toEqual([
    "Player 2",
    "Player 2",
    "Joueur",
    "Player 77",
    "Anna",
  ]);
  setLanguage("fr");
  expect(new Texts(null, ["Player 1"]).name(0)).toBe("Joueur 1");
});
