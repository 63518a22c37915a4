// Your own carpet: it folds at once, and each change is sent when the server has taken the one before. What is refused
// goes back, with all that followed it.
import type { Watched } from "../../lib/table.svelte";
import { historyAfter, readChange, type Change } from "./fold";
import type { View } from "../../generated/games/carpets";

const oneHand = 1500; // milliseconds between two changes of a seat with one hand (carpets.21)

export class Hand {
  private waiting = $state.raw<readonly string[]>([]); // moves that the server has not taken yet, the first one perhaps sent
  private sent: { move: string; on: number } | null = null;
  private round = 0;
  private again = 0; // a timer
  /** One hand rests a while after each change, until the round is over. */
  resting = $state(false);
  private rest = 0; // a timer

  constructor(private readonly match: () => Watched) {
    $effect(() => this.follow());
    $effect(() => () => [this.again, this.rest].forEach(clearTimeout));
  }

  private get view(): View {
    return this.match().view as View;
  }
  private get known(): readonly Change[] {
    const seat = this.match().seat;
    return seat === null ? [] : (this.view.carpets[seat]?.history ?? []).map(readChange);
  }
  get history(): readonly Change[] {
    return this.waiting.filter((move) => !isChoice(move)).reduce<readonly Change[]>(historyAfter, this.known);
  }
  /** Whether a claim is on its way. */
  get claims(): boolean {
    return this.waiting.some(isChoice);
  }

  move(move: string): void {
    const seat = this.match().seat;
    if (seat === null) return;
    const change = !isChoice(move);
    if (change && this.resting) return;
    // What the carpet has no line for is asked of the server alone: it knows why not.
    if (change && !this.match().you.moves.length) {
      this.match().play(move);
      return;
    }
    if (
      (move === "unfold" && !this.history.some((known) => known !== "turn")) ||
      (move === "spread" && !this.history.length)
    )
      return;
    if (change && this.view.hands[seat] && this.match().you.due !== null) {
      this.resting = true;
      this.rest = window.setTimeout(() => (this.resting = false), oneHand);
    }
    this.waiting = [...this.waiting, move];
    this.follow();
  }

  /** See what became of the move that was sent, and send the next one. */
  private follow(): void {
    const match = this.match();
    const [on, asked, unanswered, refusal] = [match.you.on, match.you.moves.length > 0, match.waiting, match.refusal];
    if (this.round !== this.view.rounds || this.view.phase !== "fold") {
      this.round = this.view.rounds;
      this.forget();
      clearTimeout(this.rest);
      this.resting = false;
    }
    if (this.sent && this.sent.on !== on) {
      this.sent = null;
      this.waiting = this.waiting.slice(1);
    } else if (this.sent && !unanswered && refusal) {
      this.sent = null;
      if (refusal.why === "too-soon") this.retry(Number(refusal.data["ms"] ?? 200));
      else this.forget();
    }
    const next = this.waiting[0];
    if (next === undefined || this.sent || unanswered || !asked || this.again) return;
    this.sent = { move: next, on };
    match.play(next);
  }

  private retry(after: number): void {
    this.match().refusal = null;
    this.again = window.setTimeout(() => {
      this.again = 0;
      this.follow();
    }, after);
  }

  private forget(): void {
    this.sent = null;
    if (this.waiting.length) this.waiting = [];
  }
}

const isChoice = (move: string) => move.startsWith("claim") || move === "pass";
