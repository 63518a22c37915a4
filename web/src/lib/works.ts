// What people make for a game themselves: the gallery's calls, and one draft of one's own that outlives the page.
import { call } from "./api";

export type Body = Record<string, unknown>;
export interface WorkInfo {
  id: string;
  game: string;
  hash: string;
  title: string;
  author: string;
  origin: string | null;
  listed: boolean;
  mine: boolean;
  hidden: boolean;
  plays: number;
  created: number;
}
export interface WorkShown extends WorkInfo {
  body: Body;
}
export interface Fault {
  why: string;
  data: Record<string, unknown>;
  text: string;
}
export type Order = "new" | "played";

export const works = {
  check: (game: string, body: Body) => call<{ hash: string; faults: Fault[] }>("POST", "/works/check", { game, body }),
  keep: (game: string, body: Body, origin: string | null, listed: boolean) => call<WorkShown>("POST", "/works", { game, body, origin, listed }),
  list: (game: string, words: string, order: Order, mine: boolean) =>
    call<WorkInfo[]>("GET", `/works?${new URLSearchParams({ game, words, order, mine: String(mine) }).toString()}`),
  show: (id: string) => call<WorkShown>("GET", `/works/${id}`),
  discard: (id: string) => call<null>("DELETE", `/works/${id}`),
  report: (id: string) => call<null>("POST", `/works/${id}/report`),
};

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
