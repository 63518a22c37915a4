import { expect, test } from "vitest";
import { loadGame } from "../games";
import { loadRules, parseRules } from "./rules";

test("a page of rules falls into titles, numbered rules, examples and text", () => {
  const parts = parseRules("# Title\n\nSome\ntext.\n\n**12.** A rule.\n\n![What it\nshows.](example:one-two)\n");
  expect(parts).toEqual([
    { kind: "title", name: "", text: "Title" },
    { kind: "text", name: "", text: "Some text." },
    { kind: "rule", name: "12", text: "A rule." },
    { kind: "example", name: "one-two", text: "What it shows." },
  ]);
});

test("a rule may end with a list", () => {
  expect(parseRules("**3.** Two\nkinds:\n- One that is\n  long.\n- Two.\n\n**4.** More.")).toEqual([
    { kind: "rule", name: "3", text: "Two kinds:", items: ["One that is long.", "Two."] },
    { kind: "rule", name: "4", text: "More." },
  ]);
});

const boards = Object.keys(import.meta.glob("../games/*/index.ts")).map((path) => path.split("/")[2] ?? "");

test.each(boards)("the rules of %s draw the same examples in both languages, and each is drawn", async (game) => {
  const client = await loadGame(game);
  const [fr, en] = await Promise.all([loadRules(game, "fr"), loadRules(game, "en")]);
  const names = (parts: typeof fr) => parts.filter((part) => part.kind === "example").map((part) => part.name);
  expect(names(fr)).toEqual(names(en));
  expect(new Set(names(fr))).toEqual(new Set(Object.keys(client?.examples ?? {})));
  expect(fr.some((part) => part.text.includes("example:") || part.text.includes("]("))).toBe(false);
});
