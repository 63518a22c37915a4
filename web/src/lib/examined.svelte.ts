// The analysis of a finished match: asked for once, waited for, and which of its turning points is looked at.
import { api } from "./api";
import type { Progress, Turning } from "../generated/api";
import type { Past } from "./replay.svelte";

const AGAIN_MS = 700;

export class Examined {
  told = $state.raw<Progress | null>(null);
  trouble = $state("");
  turn = $state<number | null>(null); // the one that is looked at
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isAsked = false;

  constructor(private readonly past: Past) {}

  get analysis() {
    return this.told?.analysis ?? null;
  }
  get turning(): Turning[] {
    return this.analysis?.turning ?? [];
  }
  get now(): Turning | null {
    return this.turn === null ? null : (this.turning[this.turn] ?? null);
  }

  /** Whoever asks twice waits for the same. */
  async ask(again = false): Promise<void> {
    if (this.isAsked && !again) return;
    this.isAsked = true;
    this.trouble = "";
    try {
      this.told = await api.analysis(this.past.id);
      if (!this.told.analysis) this.timer = setTimeout(() => void this.ask(true), AGAIN_MS);
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      this.isAsked = false;
    }
  }
  close(): void {
    clearTimeout(this.timer);
  }

  /** Look at the position before a decision through the eyes of who decided, or at what luck brought them. */
  async show(index: number): Promise<void> {
    const turn = this.turning[index];
    if (!turn) return;
    this.past.playing = false;
    if (this.past.seat !== turn.seat) {
      this.past.seat = turn.seat;
      await this.past.load();
    }
    this.past.to(turn.n);
    this.past.compared = turn.kind === "choice" ? { chosen: turn.move, better: turn.best } : null;
    this.turn = index;
  }
  leave(): void {
    this.turn = null;
    this.past.compared = null;
  }
}
