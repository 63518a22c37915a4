// One table as this browser knows it. It comes back after every cut, resends what was not answered, and heals gaps.
import { flushSync } from "svelte";
import { fly, snapshot } from "./motion";
import type { Down, GameEvent, Header, TableInfo, You } from "./wire";

export interface Line {
  seen: [number, string][];
  events: GameEvent[];
}
export interface Refusal {
  rule: string;
  why: string;
  data: Record<string, unknown>;
}

/** What a board needs to know: a live table, or a finished one that is looked at again. */
export interface Watched {
  readonly id: string;
  readonly table: TableInfo | null;
  readonly seat: number | null;
  readonly header: Header | null;
  readonly view: unknown;
  readonly you: You;
  readonly lines: Line[];
  refusal: Refusal | null;
  readonly waiting: number;
  readonly live: boolean;
  /** Milliseconds since play began, by the server's clock; `you.due` is told in the same. */
  now(): number;
  play(move: string): void;
}

export class TableLine implements Watched {
  readonly live = true;
  table = $state<TableInfo | null>(null);
  seat = $state<number | null>(null);
  host = $state(false);
  header = $state<Header | null>(null);
  view = $state.raw<unknown>(null);
  you = $state.raw<You>({ on: 0, moves: [], due: null });
  lines = $state.raw<Line[]>([]);
  refusal = $state<Refusal | null>(null);
  state = $state<"connecting" | "live" | "lost" | "gone">("connecting");
  waiting = $state(0);

  private socket: WebSocket | null = null;
  private unanswered = new Map<string, string>();
  private v = -1;
  private began = 0; // when play began, by this page's clock
  private tries = 0;
  private closed = false;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private number = 0;

  constructor(readonly id: string) {
    this.connect();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  private wake = (): void => {
    if (this.state === "lost" && !document.hidden) this.connect();
  };

  private connect(): void {
    if (this.closed || this.socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}`);
    this.socket = socket;
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Down);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (event.code === 4404) {
        this.state = "gone";
        return;
      }
      this.state = "lost";
      this.tries += 1;
      if (!this.closed) setTimeout(() => this.connect(), Math.min(200 * 2 ** Math.min(this.tries, 5), 5000));
    };
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  /** The cookie changed, or a seat: come in anew. */
  again(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  }

  now(): number {
    return performance.now() - this.began;
  }

  play(move: string): void {
    if (this.unanswered.size) return;
    this.number += 1;
    const id = `${this.prefix}-${this.number}`;
    const message = JSON.stringify({ type: "move", id, on: this.you.on, m: move });
    this.unanswered.set(id, message);
    this.waiting = this.unanswered.size;
    this.refusal = null;
    this.send(message);
  }

  private send(message: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(message);
  }

  private hear(message: Down): void {
    switch (message.type) {
      case "table":
        this.table = message.table;
        this.seat = message.seat;
        this.host = message.host;
        if (this.state !== "live" && message.table.status === "open") this.goLive();
        break;
      case "sync":
        this.v = 0;
        this.began = performance.now() - message.now;
        this.header = message.header;
        this.show(message.view, message.you, null);
        this.goLive();
        break;
      case "step":
        if (message.v !== this.v + 1) {
          this.send(JSON.stringify({ type: "sync" }));
          return;
        }
        this.v = message.v;
        this.show(message.view, message.you, { seen: message.seen, events: message.events });
        break;
      case "ack":
        this.answered(message.id);
        break;
      case "no":
        if (this.answered(message.id) && message.why !== "stale") {
          this.refusal = { rule: message.rule, why: message.why, data: message.data };
        }
        break;
      case "ping":
        this.send(JSON.stringify({ type: "pong", n: message.n }));
    }
  }

  private goLive(): void {
    this.state = "live";
    this.tries = 0;
    for (const message of this.unanswered.values()) this.send(message);
  }

  private answered(id: string): boolean {
    const known = this.unanswered.delete(id);
    this.waiting = this.unanswered.size;
    return known;
  }

  private show(view: unknown, you: You, line: Line | null): void {
    const before = snapshot();
    flushSync(() => {
      this.view = view;
      this.you = you;
      if (line) this.lines = [...this.lines, line];
    });
    if (line) fly(before, line.seen);
  }
}
