// Playing against bots alone: whom somebody likes to meet, kept in this browser, and the table that the server proposes.
import type { GameInfo, SoloTable } from "../generated/api";
import { call, playBots } from "./api";
import { suggestHelps } from "./helps";

/** What was chosen; what was not is left to the server, which knows how the last matches went. */
export interface Liking {
  opponents?: number;
  level?: string; // always this one; else the levels adapt
}

const place = (game: string) => `envol-solo-${game}`;

export function liked(game: string): Liking {
  return JSON.parse(localStorage.getItem(place(game)) ?? "{}") as Liking;
}

export function keepLiked(game: string, liking: Liking): void {
  localStorage.setItem(place(game), JSON.stringify(liking));
}

export function proposed(game: string, { opponents, level }: Liking): Promise<SoloTable> {
  const asked = new URLSearchParams();
  if (opponents) asked.set("opponents", String(opponents));
  if (level) asked.set("level", level);
  return call("GET", `/games/${game}/solo?${asked}`);
}

const adapting = (table: string) => `envol-adapts-${table}`;

/** Whether the rematch of this table should adapt: it was opened so, and that was not switched off since. */
export function adapts(game: string, table: string): boolean {
  return localStorage.getItem(adapting(table)) !== null && !liked(game).level;
}

export function keepAdapting(table: string): void {
  localStorage.setItem(adapting(table), "yes");
}

/** A table as the server proposes it, ready to play; its id. */
export async function playSolo(game: GameInfo, name: string): Promise<string> {
  const table = await proposed(game.key, liked(game.key));
  const id = await playBots(game, table.seats, name, table.options, table.bots);
  if (table.adapts) keepAdapting(id);
  if (table.helps.length) suggestHelps(id, table.helps);
  return id;
}
