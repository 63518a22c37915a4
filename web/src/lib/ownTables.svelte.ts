// One's own tables, as the server tells them: where it is one's turn, what one has just left, and what has just called.
import type { ListDown, OwnTable } from "../generated/wire";

class OwnTables {
  tables = $state.raw<OwnTable[]>([]); // in their order; without the one that is looked at
  left = $state<string | null>(null); // the table that one has just come from
  called = $state.raw<OwnTable | null>(null); // the one that has just begun to wait
  at = $state<string | null>(null); // the table that is looked at, once it is reached
  isSeated = $state(false); // this browser has a seat, or had one
  isAsked = $state(false); // the table that is looked at waits for a move
  calls = $state(0); // how often a table has begun to wait for a move
  private ahead = 0; // of the server's clock before this one
  private known: Set<string> | null = null; // the tables that waited when they were last told

  readonly going = $derived(this.tables.filter((table) => table.status !== "over"));
  readonly over = $derived(this.tables.filter((table) => table.status === "over"));
  readonly elsewhere = $derived(this.tables.filter((table) => table.waits));
  readonly waiting = $derived(this.elsewhere.length + (this.isAsked ? 1 : 0));

  now(): number {
    return Date.now() + this.ahead;
  }

  hear(message: ListDown): void {
    if (message.type === "own") {
      this.ahead = message.now - Date.now();
      this.take(message.tables);
    } else if (message.type === "own-change") {
      this.ahead = message.now - Date.now();
      this.take(changed(this.tables, message));
    }
  }

  take(tables: OwnTable[]): void {
    const before = this.known;
    const waiting = tables.filter((table) => table.waits);
    this.tables = tables;
    this.known = new Set(waiting.map(({ id }) => id));
    this.called = waiting.find(({ id }) => id === this.called?.id) ?? null;
    const fresh = before && waiting.find(({ id }) => !before.has(id));
    if (!fresh) return;
    this.called = fresh;
    this.calls += 1;
  }

  /** A table is looked at: it is told by itself, and not here. */
  look(id: string, isReached: boolean, isSeated: boolean, isAsked: boolean): void {
    if (isReached) this.at = id;
    this.isSeated ||= isSeated;
    if (isAsked && !this.isAsked && document.hidden) this.calls += 1;
    this.isAsked = isAsked;
  }

  /** Whoever leaves a table of theirs is told where to find it, and not called for what they have seen. */
  leave(id: string, isMine: boolean): void {
    this.known?.add(id);
    this.left = isMine ? id : null;
    this.at = null;
    this.isAsked = false;
  }
}

export const own = new OwnTables();

/** A list after what has changed: new tables come first, unless the order of all is told. */
export function changed(
  tables: OwnTable[],
  { changed, gone, order }: { changed: OwnTable[]; gone: string[]; order: string[] },
): OwnTable[] {
  const fresh = changed.filter(({ id }) => !tables.some((table) => table.id === id));
  const now = (table: OwnTable) => changed.find(({ id }) => id === table.id) ?? table;
  const found = [...fresh, ...tables.filter(({ id }) => !gone.includes(id)).map(now)];
  return order.length ? order.flatMap((id) => found.filter((table) => table.id === id)) : found;
}

/** The title of a page, with how many tables wait for a move. */
export function titled(page?: string | null): string {
  return `${own.waiting ? `(${own.waiting}) ` : ""}${page ? `${page} · ` : ""}Envol`;
}
