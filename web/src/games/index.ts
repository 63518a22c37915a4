// What the client must know of each game: its board, the parts of its notation, its drawn examples. No rule.
// Each game is a folder of its own that is fetched when somebody comes to its table.
import type { Component } from "svelte";
import { inOrder, isLine, onlyLines } from "../lib/order";
import type { Step, Watched } from "../lib/table.svelte";
import { loadTexts, type Data, type Texts } from "../lib/texts.svelte";
import type { Body } from "../lib/gallery";

export interface GameClient {
  Board: Component<{ match: Watched; texts: Texts }>;
  moveData: (notation: string) => Data;
  examples: Record<string, Component>;
  untold?: (kind: string, step: Step, notation: string) => boolean; // lines that the events of their step tell better
  race?: boolean; // all act at the same time: what others do is shown when it happens
  turn?: (steps: readonly Step[], seat: number, texts: Texts) => string; // a seat's whole turn, in a sentence
  counted?: readonly string[]; // kinds of lines of which the story only says how many a seat made
}

/** What people make for a game themselves, in a file `creations.ts` of its folder. */
export interface CreationTools {
  Editor: Component<{ texts: Texts; from: string | null }>; // `from` is the id of a creation to begin with
  Picture: Component<{ body: Body }>;
  seats: (body: Body) => [number, number]; // for how many it is
  asks: (body: Body, texts: Texts) => string; // what has to be done in it, in a sentence
}

const folders = import.meta.glob<GameClient>("./*/index.ts");
const creations = import.meta.glob<CreationTools>("./*/creations.ts");
const tutorials = import.meta.glob<{ places: Record<string, string> }>("./*/tutorial.ts");
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

/** Selectors of the places on a game's board that its lesson speaks of. */
export async function loadPlaces(key: string): Promise<Record<string, string>> {
  return (await tutorials[`./${key}/tutorial.ts`]?.())?.places ?? {};
}

/** Whether people can make something for the game. */
export function hasCreations(key: string): boolean {
  return `./${key}/creations.ts` in creations;
}

export async function loadCreations(key: string): Promise<CreationTools | null> {
  const fetched = creations[`./${key}/creations.ts`];
  if (!fetched) return null;
  const [tools] = await Promise.all([fetched(), loadTexts(key)]);
  return tools;
}

/** Whether the players of a game act at the same time. */
export function isRace(key: string): boolean {
  return clients.get(key)?.race ?? false;
}

export function moveData(game: string | null, notation: string): Data {
  return clients.get(game ?? "")?.moveData(notation) ?? {};
}

export function offer(texts: Texts, notation: string): string {
  return texts.say(`offer-${notation.split(" ")[0]}`, moveData(texts.game, notation));
}

const TABLE = -3; // the house itself: a seat handed over, a take-back

/** The sentences of one step, in the order in which it happened. What is hidden is told once, however often it happens. */
export function describe(step: Step, texts: Texts): string[] {
  const told: string[] = [];
  const client = clients.get(texts.game ?? "");
  for (const one of inOrder(step)) {
    if (!isLine(one)) {
      const { kind, ...data } = one;
      told.push(texts.say(`event-${kind}`, data));
      continue;
    }
    const [seat, notation] = one;
    if (seat === TABLE) {
      const [kind, number, to] = notation.split(" ");
      told.push(kind === "hand" ? texts.say("replay-handed", { seat: Number(number), to }) : texts.say("ui-undone"));
      continue;
    }
    if (!client) {
      // What a sentence needs is in the notation, and nobody here can read it.
      told.push(`${seat < 0 ? texts.say("chance") : texts.name(seat)} – ${notation}`);
      continue;
    }
    const kind = notation.split(" ")[0] ?? "";
    if (client.untold?.(kind, step, notation)) continue;
    const key = notation.includes("?") ? `move-${kind}-masked` : `move-${kind}`;
    if (!texts.has(key)) continue;
    const data = moveData(texts.game, notation);
    const sentence = texts.say(key, seat >= 0 ? { ...data, seat } : data);
    if (!notation.includes("?") || !told.includes(sentence)) told.push(sentence);
  }
  return told;
}

/** The sentences of a match so far. What comes by the dozen is counted: said for a seat when it does something else, and
    for all when something happens to all. */
export function story(steps: readonly Step[], texts: Texts): string[] {
  const counted = clients.get(texts.game ?? "")?.counted ?? [];
  const counts = new Map<number, number>();
  const told: string[] = [];
  const sum = (seats: Iterable<number>) => {
    for (const seat of seats) {
      const count = counts.get(seat);
      if (count) told.push(texts.say("story-counted", { seat, count }));
      counts.delete(seat);
    }
  };
  for (const step of steps) {
    const isCounted = ([, notation]: [number, string]) => counted.includes(notation.split(" ")[0] ?? "");
    for (const [seat] of step.seen.filter(isCounted)) counts.set(seat, (counts.get(seat) ?? 0) + 1);
    const rest = onlyLines(step, (line) => !isCounted(line));
    if (!rest.seen.length && !step.events.length) continue;
    sum(
      step.events.length || rest.seen.some(([seat]) => seat < 0) ? [...counts.keys()] : rest.seen.map(([seat]) => seat),
    );
    told.push(...describe(rest, texts));
  }
  sum([...counts.keys()]);
  return told;
}

/** What the seat that moved last has done in its whole turn, in a sentence; nothing where its game has none. */
export function lastTurn(steps: readonly Step[], texts: Texts): { seat: number; text: string } | null {
  const tells = clients.get(texts.game ?? "")?.turn;
  const moverOf = (step: Step) => step.seen.find(([seat]) => seat >= 0)?.[0];
  const last = steps.findLastIndex((step) => moverOf(step) !== undefined);
  const seat = last < 0 ? undefined : moverOf(steps[last]!);
  if (!tells || seat === undefined) return null;
  const before = steps.findLastIndex((step, index) => index < last && ![undefined, seat].includes(moverOf(step)));
  return { seat, text: tells(steps.slice(before + 1), seat, texts) };
}
