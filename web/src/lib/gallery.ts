// What people make for a game themselves: the gallery's calls, and one draft of one's own that outlives the page.
import { api, call, playBots } from "./api";
import { catalogue } from "./catalogue.svelte";
import { Texts, type Data } from "./texts.svelte";
import type { Estimate, WorkInfo, WorkShown } from "../generated/api";
import type { TableInfo } from "../generated/wire";

export type Body = Record<string, unknown>;
/** What the schema of the API calls a work. */
export type CreationInfo = WorkInfo;
export type CreationShown = WorkShown;
export type Order = "new" | "played";

export const gallery = {
  check: (game: string, body: Body) => call("POST", "/works/check", { game, body }),
  /** What bots find of a creation; they take some seconds, and nobody waits longer than `wanted`. */
  async estimate(game: string, body: Body, wanted: () => boolean): Promise<Estimate | null> {
    while (wanted()) {
      const { estimate } = await call("POST", "/works/estimate", { game, body });
      if (estimate) return estimate;
      await new Promise((done) => setTimeout(done, 1000));
    }
    return null;
  },
  keep: (game: string, body: Body, origin: string | null, listed: boolean) =>
    call("POST", "/works", { game, body, origin, listed }),
  list: (game: string, words: string, order: Order, mine: boolean) =>
    call("GET", `/works?${new URLSearchParams({ game, words, order, mine: String(mine) }).toString()}`),
  show: (id: string) => call("GET", `/works/${id}`),
  discard: (id: string) => call("DELETE", `/works/${id}`),
  report: (id: string) => call("POST", `/works/${id}/report`),
};

/** What bots found of the creation that a table plays: one of its players' own, or one that comes with the game. */
export async function estimateOf(
  { game, options }: Pick<TableInfo, "game" | "options">,
  wanted: () => boolean,
): Promise<Estimate | null> {
  const values = Object.values(options);
  const own = values.find((value) => typeof value === "object" && value !== null) as Body | undefined;
  const name = values.find((value) => typeof value === "string");
  if (own) return gallery.estimate(game, own, wanted);
  return name === undefined ? null : (await gallery.show(`house-${name}`)).estimate;
}

/** Opens a table that plays a creation, for friends; its id. */
export async function host({ game, options }: CreationShown, seats: number, name: string): Promise<string> {
  const table = await api.open(game, seats, options, false);
  await api.sit(table, 0, name);
  return table.id;
}

/** A table that plays a creation against bots. */
export async function playAlone({ game, options }: CreationShown, seats: number, name: string): Promise<string> {
  await catalogue.load();
  const known = catalogue.find(game);
  if (!known) throw new Error(new Texts().say("ui-no-answer"));
  return playBots(known, seats, name, options);
}

/** An estimate in sentences: how hard, how long, how often in vain, how many matches were won. */
export function estimated(texts: Texts, found: Estimate): string[] {
  const kinds = [
    "difficulty",
    ...(found.decided ? ["length"] : []),
    "interrupted",
    ...(found.decided < found.matches ? ["decided"] : []),
  ];
  return kinds.map((kind) => texts.say(`estimate-${kind}`, figures(found)));
}

/** What sentences need of an estimate: all but its picture. */
const figures = ({ drawn: _, ...told }: Estimate): Data => told;

/** The same on a card. */
export const estimatedBriefly = (texts: Texts, found: Estimate): string[] =>
  ["flights", "word"].slice(found.decided ? 0 : 1).map((kind) => texts.say(`estimate-${kind}`, figures(found)));

/** A draft as the browser keeps it, with what it was before. */
export interface Kept<T> {
  now: T;
  past: readonly T[];
}

const place = (game: string) => `envol-draft-${game}`;

export function keepDraft<T>(game: string, kept: Kept<T>): void {
  localStorage.setItem(place(game), JSON.stringify(kept));
}

export function keptDraft<T>(game: string): Kept<T> | null {
  const kept = localStorage.getItem(place(game));
  return kept === null ? null : (JSON.parse(kept) as Kept<T>);
}

/** Gives a file to whoever asked for it. */
export function download(name: string, body: Body): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(body, null, 2)}\n`], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
