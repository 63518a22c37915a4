// Sentences in the player's language, from the same Fluent files as the server's. The conventions are those of texts.py:
// `seat` and `other` are seat numbers and become names, `$me` tells whether `seat` is the reader, and a nested object is
// written by the message named like its argument.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "fr" | "en";
export type Data = Record<string, unknown>;

const files = import.meta.glob<string>(
  ["../../../src/envol/house/*.ftl", "../../../src/envol/games/*/texts/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

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

const bundles = new Map<string, FluentBundle>();

function bundle(language: Language, game: string | null): FluentBundle {
  const key = `${language} ${game ?? ""}`;
  const known = bundles.get(key);
  if (known) return known;
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    const house = path.includes("/house/");
    if (path.endsWith(`/${language}.ftl`) && (house || (game && path.includes(`/games/${game}/`)))) {
      made.addResource(new FluentResource(text));
    }
  }
  bundles.set(key, made);
  return made;
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

  name(seat: number): string {
    return this.names[seat] ?? this.say("seat-number", { number: seat + 1 });
  }

  listing(items: string[], last = "list-last"): string {
    return items.slice(1).reduce((list, item, index) => {
      return this.say(index === items.length - 2 ? last : "list-more", { list, item });
    }, items[0] ?? "");
  }

  private args(data: Data): Record<string, FluentVariable> {
    const made: Record<string, FluentVariable> = { me: "no" };
    for (const [name, value] of Object.entries(data)) {
      if ((name === "seat" || name === "other") && typeof value === "number") {
        made[name] = this.name(value);
        if (name === "seat" && value === this.me) made["me"] = "yes";
      } else if (typeof value === "object" && value !== null) {
        made[name] = this.say(name, value as Data);
      } else {
        made[name] = value as FluentVariable;
      }
    }
    return made;
  }
}
