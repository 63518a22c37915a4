// What the client must know of each game: its board, the parts of its notation, its drawn examples. No rule.
// Each game is a folder of its own that is fetched when somebody comes to its table.
import type { Component } from "svelte";
import type { Line, Watched } from "../lib/table.svelte";
import { loadTexts, type Data, type Texts } from "../lib/texts.svelte";
import type { Body } from "../lib/works";

export interface GameClient {
  Board: Component<{ line: Watched; texts: Texts }>;
  moveData: (notation: string) => Data;
  examples: Record<string, Component>;
  untold?: readonly string[]; // kinds of lines that the game's events tell better, all at once
}

/** What people make for a game themselves, in a file `workshop.ts` of its folder. */
export interface Workshop {
  Editor: Component<{ texts: Texts; from: string | null }>; // `from` is the id of a work to begin with
  Picture: Component<{ body: Body }>;
  seats: (body: Body) => [number, number]; // for how many it is
}

const folders = import.meta.glob<GameClient>("./*/index.ts");
const workshops = import.meta.glob<Workshop>("./*/workshop.ts");
const clients = new Map<string, GameClient>();

/** Whether this page has a board for the game. */
export function hasBoard(key: string): boolean {
  return `./${key}/index.ts` in folders;
}

/** The client of a game, with its texts, or null if this page has no board for it. */
export async function loadGame(key: string): Promise<GameClient | null> {
  const fetched = folders[`./${key}/index.ts`];
  const [client] = await Promise.all([clients.get(key) ?? fetched?.() ?? null, loadTexts(key)]);
  if (client) clients.set(key, client);
  return client;
}

/** Whether people can make something for the game. */
export function hasWorkshop(key: string): boolean {
  return `./${key}/workshop.ts` in workshops;
}

export async function loadWorkshop(key: string): Promise<Workshop | null> {
  const [shop] = await Promise.all([workshops[`./${key}/workshop.ts`]?.() ?? null, loadTexts(key)]);
  return shop;
}

export function moveData(game: string | null, notation: string): Data {
  return clients.get(game ?? "")?.moveData(notation) ?? {};
}

export function offer(texts: Texts, notation: string): string {
  return texts.say(`offer-${notation.split(" ")[0]}`, moveData(texts.game, notation));
}

const TABLE = -3; // the house itself: a seat handed over, a take-back

/** The sentences of one step: its lines, then its events. What is hidden is told once, however often it happens. */
export function describe(line: Line, texts: Texts): string[] {
  const told: string[] = [];
  const untold = clients.get(texts.game ?? "")?.untold ?? [];
  for (const [seat, notation] of line.seen) {
    if (seat === TABLE) {
      const [kind, number, to] = notation.split(" ");
      told.push(kind === "hand" ? texts.say("replay-handed", { seat: Number(number), to }) : texts.say("ui-undone"));
      continue;
    }
    const kind = notation.split(" ")[0] ?? "";
    if (untold.includes(kind)) continue;
    const key = notation.includes("?") ? `move-${kind}-masked` : `move-${kind}`;
    if (!texts.has(key)) continue;
    const data = moveData(texts.game, notation);
    const sentence = texts.say(key, seat >= 0 ? { ...data, seat } : data);
    if (!notation.includes("?") || !told.includes(sentence)) told.push(sentence);
  }
  for (const { kind, ...data } of line.events) told.push(texts.say(`event-${kind}`, data));
  return told;
}
