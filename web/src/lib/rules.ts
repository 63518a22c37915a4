// The numbered rules, taken apart paragraph by paragraph; fetched when somebody wants to read them.
import { fetchFile, type Language } from "./texts.svelte";

export interface Part {
  kind: "title" | "rule" | "text" | "example";
  name: string; // the rule's number, or the example's name
  text: string;
  items?: string[]; // a list at the end of a rule
}

const shared = import.meta.glob<string>("../../../src/envol/locales/RULES.*.md", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/envol/games/*/RULES.*.md", { query: "?raw", import: "default" });

export async function loadRules(of: string, language: Language): Promise<Part[]> {
  const file =
    of === "envol"
      ? shared[`../../../src/envol/locales/RULES.${language}.md`]
      : games[`../../../src/envol/games/${of}/RULES.${language}.md`];
  return parseRules(await (file ? file() : fetchFile(of, `RULES.${language}.md`)));
}

/** `# title`, `**5.** a rule`, `![what the picture shows](example:name)`, or plain text; `- ` begins an item of a list. */
export function parseRules(markdown: string): Part[] {
  return markdown
    .split("\n\n")
    .map((paragraph) => paragraph.split("\n- ").map((text) => text.replace(/\n */g, " ").trim()))
    .filter(([text]) => text)
    .map(([text = "", ...items]) => {
      const rule = /^\*\*(\d+)\.\*\* (.*)$/.exec(text);
      if (rule) return { kind: "rule", name: rule[1] ?? "", text: rule[2] ?? "", ...(items.length && { items }) };
      const example = /^!\[(.*)\]\(example:([a-z0-9-]+)\)$/.exec(text);
      if (example) return { kind: "example", name: example[2] ?? "", text: example[1] ?? "" };
      return { kind: text.startsWith("#") ? "title" : "text", name: "", text: text.replace(/^#+ /, "") };
    });
}
