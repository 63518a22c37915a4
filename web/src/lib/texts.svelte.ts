// Sentences in the player's language, from the same Fluent files as the server's. The conventions are those of texts.py:
// `seat` and `other` are seat numbers and become names, `$me` tells whether `seat` is the reader and `$mine` whether `other`
// is, and a nested object is written by the message named like its argument.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "fr" | "en";
export type Data = Record<string, unknown>;

const shared = import.meta.glob<string>("../../../src/envol/locales/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = import.meta.glob<string>("../../../src/envol/games/*/texts/*.ftl", { query: "?raw", import: "default" });

function first(): Language {
  const kept = localStorage.getItem("envol-language");
  if (kept === "fr" || kept === "en") return kept;
  return navigator.language.startsWith("fr") ? "fr" : "en";
}

export const reader = $state({ language: first() });

export function setLanguage(language: Language): void {
  reader.language = language;
  localStorage.setItem("envol-language", language);
  document.documentElement.lang = language;
}

const languages: Language[] = ["fr", "en"];
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a count says when it has grown
const bundles = new Map<string, FluentBundle>();
// Whoever asked for a text of a game before it was there asks again.
const fetched = $state({ count: 0 });

/** The keys of the phrases that one can say at any table, and beside them at that of each game. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- it grows with the bundles
const phrases = new Map<string, string[]>();

function phrasesOf(text: string): string[] {
  return [...text.matchAll(/^phrase-([a-z-]+) =/gm)].map((found) => found[1] ?? "");
}

function made(language: Language, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of [shared[`../../../src/envol/locales/${language}.ftl`] ?? "", ...texts])
    bundle.addResource(new FluentResource(text));
  return bundle;
}
for (const language of languages) bundles.set(`${language} `, made(language));
phrases.set("", phrasesOf(shared["../../../src/envol/locales/fr.ftl"] ?? ""));

/** A file of a game that this page was not built with: its server has it. */
export async function fetchFile(game: string, name: string): Promise<string> {
  const answer = await fetch(`/games/${game}/${name}`);
  return answer.ok ? answer.text() : "";
}

/** Fetch the texts of a game in both languages: the language is changed in place. */
export async function loadTexts(game: string): Promise<void> {
  if (bundles.has(`fr ${game}`)) return;
  const texts = await Promise.all(
    languages.map((language) => {
      const built = games[`../../../src/envol/games/${game}/texts/${language}.ftl`];
      return built ? built() : fetchFile(game, `${language}.ftl`);
    }),
  );
  for (const [index, language] of languages.entries())
    bundles.set(`${language} ${game}`, made(language, texts[index] ?? ""));
  phrases.set(game, phrasesOf(texts[0] ?? ""));
  fetched.count += 1;
}

function bundle(language: Language, game: string | null): FluentBundle {
  void fetched.count;
  return bundles.get(`${language} ${game ?? ""}`) ?? bundles.get(`${language} `)!;
}

const MOST = 6; // seats at a table
// What guests without a name are called, in any language: by the number of their seat.
const guests = new Map(
  languages.flatMap((language) =>
    Array.from({ length: MOST }, (_, index): [string, number] => {
      const message = bundle(language, null).getMessage("seat-number");
      const data = { number: index + 1 };
      return [message?.value ? bundle(language, null).formatPattern(message.value, data) : "", index + 1];
    }),
  ),
);

/** A name as it is shown; a guest who gave none is called so in the reader's language. */
export function called(name: string): string {
  const number = guests.get(name);
  return number === undefined ? name : new Texts().say("seat-number", { number });
}

export class Texts {
  constructor(
    readonly game: string | null = null,
    readonly names: readonly string[] = [],
    readonly me: number | null = null,
  ) {}

  has(key: string): boolean {
    return bundle(reader.language, this.game).hasMessage(key);
  }

  say(key: string, data: Data = {}): string {
    const from = bundle(reader.language, this.game);
    const message = from.getMessage(key);
    if (!message?.value) return key;
    const errors: Error[] = [];
    const text = from.formatPattern(message.value, this.args(data), errors);
    if (errors.length) console.error(key, errors);
    return text;
  }

  /** What one can say with one tap: of this game, and at any table. */
  phrases(): { game: string[]; shared: string[] } {
    void fetched.count;
    return { game: phrases.get(this.game ?? "-") ?? [], shared: phrases.get("") ?? [] };
  }

  name(seat: number): string {
    const name = this.names[seat];
    return name === undefined ? this.say("seat-number", { number: seat + 1 }) : called(name);
  }

  listing(items: string[], last = "list-last"): string {
    return items.slice(1).reduce((list, item, index) => {
      return this.say(index === items.length - 2 ? last : "list-more", { list, item });
    }, items[0] ?? "");
  }

  private args(data: Data): Record<string, FluentVariable> {
    const made: Record<string, FluentVariable> = { me: "no", mine: "no" };
    for (const [name, value] of Object.entries(data)) {
      if ((name === "seat" || name === "other") && typeof value === "number") {
        made[name] = this.name(value);
        if (value === this.me) made[name === "seat" ? "me" : "mine"] = "yes";
      } else if (typeof value === "object" && value !== null) {
        made[name] = this.say(name, value as Data);
      } else {
        made[name] = value as FluentVariable;
      }
    }
    return made;
  }
}
