// HTTP calls. A refusal is thrown with the sentence that the server wrote in the reader's language.
import type { Call, GameInfo, Why } from "../generated/api";
import type { TableInfo } from "../generated/wire";
import { forgetLink, keepLink } from "./person";
import { reader, Texts } from "./texts.svelte";

export class Refused extends Error {
  constructor(
    readonly why: Why,
    text: string,
  ) {
    super(text);
  }
}

async function request(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: { "accept-language": reader.language, "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Error(new Texts().say("ui-no-answer")); // what the browser says of it is in its own words
  });
  const text = await answer.text();
  const data: unknown = text ? JSON.parse(text) : null;
  if (!answer.ok) {
    const refused = data as { why?: Why; text?: string } | null;
    throw new Refused(refused?.why ?? "our-fault", refused?.text ?? answer.statusText);
  }
  return data;
}

/** The server's routes, each with what it takes and answers. */
export const call = request as Call;

/** Sixteen random bytes that this seat brings to the dice, kept here with the promise they answer to. */
function nonceFor(table: TableInfo): string {
  const key = `envol-nonce-${table.id}`;
  const kept = localStorage.getItem(key);
  if (kept) return (JSON.parse(kept) as { nonce: string }).nonce;
  const nonce = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  localStorage.setItem(key, JSON.stringify({ nonce, commit: table.commit }));
  return nonce;
}

/** Keeps the personal link that comes with a seat. */
async function kept<T extends { personal: string | null }>(table: string, made: Promise<T>): Promise<T> {
  const answer = await made;
  if (answer.personal !== null) keepLink(table, answer.personal);
  return answer;
}

export const api = {
  games: () => call("GET", "/games"),
  tutorial: (game: string) => call("GET", `/games/${game}/tutorial`),
  tutorialStep: (game: string, number: number) => call("GET", `/games/${game}/tutorial/${number}`),
  judge: (game: string, number: number, moves: string[]) =>
    call("POST", `/games/${game}/tutorial/${number}`, { moves }),
  tables: () => call("GET", "/tables"),
  ownTables: () => call("GET", "/own-tables"),
  table: (id: string) => call("GET", `/tables/${id}`),
  open: (
    game: string,
    seats: number,
    options: Record<string, unknown>,
    listed: boolean,
    hints = true,
    words = !listed,
  ) => call("POST", "/tables", { game, seats, options, listed, hints, words }),
  beKnown: () => call("POST", "/people"),
  close: (id: string) => call("DELETE", `/tables/${id}`),
  sit: (table: TableInfo, seat: number, name: string) =>
    kept(table.id, call("POST", `/tables/${table.id}/seats/${seat}`, { name, nonce: nonceFor(table) })),
  leave: (id: string, seat: number) => call("DELETE", `/tables/${id}/seats/${seat}`),
  bot: (id: string, seat: number, bot: string) => call("PUT", `/tables/${id}/seats/${seat}/bot`, { bot }),
  askSeat: (id: string, seat: number, name: string) => call("POST", `/tables/${id}/wishes`, { seat, name }),
  admit: (id: string, wish: number) => call("PUT", `/tables/${id}/wishes/${wish}`),
  decline: (id: string, wish: number) => call("DELETE", `/tables/${id}/wishes/${wish}`),
  start: (id: string, withoutAbsent = false) =>
    withoutAbsent ? call("POST", `/tables/${id}/start?without_absent=true`) : call("POST", `/tables/${id}/start`),
  rematch: (id: string, game: string | null = null, rotated = false, adapt = false) =>
    call("POST", `/tables/${id}/rematch?rotated=${rotated}&adapt=${adapt}${game === null ? "" : `&game=${game}`}`),
  order: (id: string, seats: number[]) => call("PUT", `/tables/${id}/order`, { seats }),
  keep: (id: string, seat: number) => call("PUT", `/tables/${id}/seats/${seat}/keep`),
  sendOut: (id: string, seat: number) => call("PUT", `/tables/${id}/seats/${seat}/out`),
  letStay: (id: string, seat: number) => call("DELETE", `/tables/${id}/seats/${seat}/out`),
  askUndo: (id: string, on: number) => call("POST", `/tables/${id}/undo`, { on }),
  agreeUndo: (id: string, number: number) => call("PUT", `/tables/${id}/undo`, { number }),
  declineUndo: (id: string) => call("DELETE", `/tables/${id}/undo`),
  hint: (id: string, on: number) => call("POST", `/tables/${id}/hint`, { on }),
  link: (id: string) => kept(id, call("POST", `/tables/${id}/link`)),
  debrief: (id: string) => call("GET", `/tables/${id}/debrief`),
  replay: (id: string, seat: number | null) =>
    seat === null ? call("GET", `/tables/${id}/replay`) : call("GET", `/tables/${id}/replay?seat=${seat}`),
  analysis: (id: string) => call("POST", `/tables/${id}/analysis`),
  record: async (id: string) => (await fetch(`/api/tables/${id}/record`)).text(),
  claim: async (table: string, secret: string) => {
    try {
      const opened = await call("POST", "/links/claim", { secret });
      if (opened.seat === null) forgetLink(opened.table);
      else keepLink(opened.table, secret);
      return opened;
    } catch (error) {
      if (error instanceof Refused && error.why === "bad-token") forgetLink(table);
      throw error;
    }
  },
};

/** The word for how well a bot plays: mostly its name; "greedy:master" is a master, "search:300" a search. */
export function levelOf(bot: string): string {
  return bot.startsWith("greedy:") ? bot.slice(7) : (bot.split(":")[0] ?? "");
}

/** Of the bots that a server offers, the one in the middle: a fair opponent for a first game. */
export function usualBot(bots: string[]): string {
  return bots[Math.floor((bots.length - 1) / 2)] ?? "random";
}

/** A table against bots, ready to play; its id. */
export async function playBots(
  game: GameInfo,
  seats: number,
  name: string,
  options: Record<string, unknown> = {},
  bots: string[] = Array<string>(seats - 1).fill(usualBot(game.bots)),
): Promise<string> {
  const table = await api.open(game.key, seats, options, false);
  await api.sit(table, 0, name);
  for (const [index, bot] of bots.entries()) await api.bot(table.id, index + 1, bot);
  await api.start(table.id);
  return table.id;
}
