// A WebSocket that comes back by itself: after every cut, and when nothing is heard on a connection that only seems open.
import type { Up } from "../generated/wire";

export const SILENT_MS = 10_000; // after so long without a word we ask whether anybody is there,
export const PATIENT_MS = 5_000; // and wait so long for any word, as after each message that must be answered
const SOONEST_MS = 200;
const LATEST_MS = 5_000;

export interface Listener {
  hear(message: unknown): void;
  /** The connection is cut; whether it shall come back. */
  lost(code: number, why: string): boolean;
  /** What must be done before each attempt; if it fails the connection is cut. */
  prepare?(): Promise<void>;
}

export class LiveSocket {
  private socket: WebSocket | null = null;
  private isPreparing = false;
  private isClosed = false;
  private tries = 0;
  private heard = 0;
  private waiting: number | null = null; // since when any word is due
  private retry: ReturnType<typeof setTimeout> | undefined;
  private readonly watch = setInterval(() => this.look(), 1000);

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    void this.connect();
  }

  send(message: Up): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    this.waiting ??= Date.now();
  }

  /** Come in anew: the cookie has changed. */
  again(): void {
    this.leave();
    void this.connect();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.watch);
    clearTimeout(this.retry);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.leave();
  }

  private async connect(): Promise<void> {
    if (this.isClosed || this.socket || this.isPreparing) return;
    clearTimeout(this.retry);
    this.isPreparing = true;
    try {
      await this.listener.prepare?.();
    } catch {
      this.fall(1006, "");
      return;
    } finally {
      this.isPreparing = false;
    }
    if (this.isClosed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = (this.socket = new WebSocket(`${scheme}://${location.host}${this.path}`));
    this.waiting = Date.now();
    socket.onmessage = (message) => {
      this.heard = Date.now();
      this.waiting = null;
      this.tries = 0;
      this.listener.hear(JSON.parse(String(message.data)));
    };
    socket.onclose = (event) => {
      this.socket = null;
      this.fall(event.code, event.reason);
    };
  }

  /** Let go of the socket at once: one that is half dead would take minutes over its farewell. */
  private leave(): void {
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onmessage = old.onclose = null;
    old.close();
  }

  private fall(code: number, why: string): void {
    if (this.isClosed || !this.listener.lost(code, why)) return;
    const wait = Math.min(SOONEST_MS * 2 ** this.tries, LATEST_MS);
    this.tries += 1;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.connect(), wait * (0.5 + Math.random() / 2)); // not all at the same moment
  }

  private look(): void {
    if (!this.socket) return;
    const now = Date.now();
    if (this.waiting === null) {
      if (now - this.heard > SILENT_MS) this.send({ type: "ping", n: 0 });
    } else if (now - this.waiting > PATIENT_MS) {
      this.leave();
      this.fall(1006, "");
    }
  }

  private wake = (): void => {
    if (document.hidden) return;
    if (this.socket) this.send({ type: "ping", n: 0 });
    else if (this.tries) void this.connect();
  };
}
