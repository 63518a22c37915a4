// What a player has chosen and not played yet: a curve by letter, side and way; an angle; one of several offers.
// A first tap chooses, a second one, or the button, plays.
import { aimOf, placeOf, type Place, type Sky } from "./adventure";
import { headings } from "./geometry";
import type { View } from "../../generated/games/brooms";
import type { Watched } from "../../lib/table.svelte";

export class Hand {
  side = $state<"left" | "right">("left");
  private wantsBack = $state(false);
  private piece = $state("");
  private picked = $state("");
  private wanted = $state(-1);

  /** `free` is whether the table waits for this player, and nothing is being told. */
  constructor(
    private readonly match: () => Watched,
    private readonly sky: () => Sky,
    private readonly free: () => boolean,
  ) {}

  private get view(): View {
    return this.match().view as View;
  }
  get moves(): string[] {
    return this.free() ? this.match().you.moves : [];
  }

  /** A curve can be taken, or the book flown. */
  get curves(): boolean {
    return this.moves.length > 0 && this.view.phase === "turn";
  }
  get back(): boolean {
    return this.wantsBack && this.sky().reverse;
  }
  set back(back: boolean) {
    this.wantsBack = back;
  }
  named(piece: string, back = this.back): string {
    return `${back ? "back" : "take"} ${piece} ${this.side}`;
  }
  can(piece: string): boolean {
    return this.curves && this.moves.includes(this.named(piece));
  }
  /** The chosen curve by its letter, or nothing. */
  get lifted(): string {
    return this.can(this.piece) ? this.piece : "";
  }

  /** The headings at which a broom can be placed, while that is asked. */
  get angles(): number[] {
    return this.view.phase === "angle" ? this.moves.map((move) => Number(move.slice(6)) / 5) : [];
  }
  get place(): Place | null {
    return (this.angles.length && placeOf(this.sky(), this.view.place)) || null;
  }
  get heading(): number {
    return this.angles.includes(this.wanted) ? this.wanted : this.best();
  }
  set heading(heading: number) {
    this.wanted = heading;
  }

  /** One of several offers has to be chosen. */
  get offers(): string[] {
    return this.curves || this.view.phase === "angle" ? [] : this.moves;
  }
  get choice(): string {
    return this.offers.includes(this.picked) ? this.picked : "";
  }

  /** What the main button plays. */
  get move(): string {
    if (this.lifted) return this.named(this.lifted);
    return this.angles.length ? `angle ${this.heading * 5}` : this.choice;
  }

  play(move: string): void {
    [this.piece, this.picked, this.wanted, this.wantsBack] = ["", "", -1, false];
    this.match().play(move);
  }
  tap(piece: string): void {
    // What cannot be taken is asked for all the same: the server knows why not, and which rule says so.
    if (!this.can(piece) || this.lifted === piece) return this.play(this.named(piece));
    this.match().refusal = null;
    this.piece = piece;
  }
  pick(offer: string): void {
    if (this.choice === offer) return this.play(offer);
    this.picked = offer;
  }
  /** A place of the book: it takes the chosen curve, or says that the next one shall be flown this way. */
  put(where: "forward" | "back"): void {
    if (this.lifted && (where === "back") === this.back) this.play(this.named(this.lifted));
    else this.wantsBack = where === "back";
  }

  /** The free angle that looks most towards what one flies for. */
  private best(): number {
    const [first = 0] = this.angles;
    const [place, seat] = [this.place, this.match().seat];
    const aim = seat === null ? null : aimOf(this.sky(), this.view, seat);
    if (!place || !aim) return first;
    const goal = (Math.atan2(aim.at.y - place.y, aim.at.x - place.x) * headings) / (2 * Math.PI);
    const apart = (step: number) => Math.abs(((((step - goal) % headings) + headings * 1.5) % headings) - headings / 2);
    return this.angles.reduce((nearest, step) => (apart(step) < apart(nearest) ? step : nearest), first);
  }
}
