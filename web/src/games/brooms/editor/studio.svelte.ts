// The workbench: the draft with its history, what is selected, and what the server thinks of it.
import { moved, simple } from "./draft";
import { bodyOf, draftOf, type Draft } from "./format";
import type { Estimate, FaultTold } from "../../../generated/api";
import type { Adventure } from "../../../generated/games/brooms";
import { begun, changed, redone, settled, undone, type History } from "./history";
import { copied, mirrored, shifted, without } from "./several";
import { grid, snapped, type Snapped } from "./snap";
import { thingOf, thingsOf } from "./things";
import { keepDraft, keptDraft, gallery, type Body } from "../../../lib/gallery";
import { reader } from "../../../lib/texts.svelte";
import type { Point } from "../geometry";

const game = "brooms";
const remembered = 20; // changes that can be undone after a test flight
const pause = 450; // milliseconds without a change before the server is asked,
const rest = 1500; // and then before bots try the sky out

export class Studio {
  private history = $state.raw<History<Draft>>(begun(simple));
  selected = $state(""); // the thing that the drawer tells of,
  private also = $state.raw<string[]>([]); // and others that are selected with it
  several = $state(false); // a tap adds to them
  flights = $state(true); // how a bot has flown it is drawn
  snaps = $state(true);
  guides = $state.raw<Snapped | null>(null); // lines that the thing under the finger shares with others
  faults = $state.raw<FaultTold[]>([]);
  state = $state<"asking" | "sound" | "faulty" | "unknown">("asking");
  trouble = $state("");
  estimate = $state.raw<Estimate | null>(null); // what bots found of the sky as it is
  unknown = $state(""); // why they found nothing
  readonly draft = $derived(this.history.now);
  readonly things = $derived(thingsOf(this.draft));
  readonly chosen = $derived(
    this.things.map(({ id }) => id).filter((id) => id === this.selected || this.also.includes(id)),
  );
  readonly canUndo = $derived(this.history.past.length > 0);
  readonly canRedo = $derived(this.history.future.length > 0);
  private asked = 0;
  private timer = 0;

  constructor() {
    const kept = keptDraft<Draft>(game);
    if (kept) this.history = begun(kept.now, kept.past);
    $effect(() => {
      void reader.language; // the reasons come in the reader's language
      keepDraft(game, { now: this.draft, past: this.history.past.slice(-remembered) });
      this.askSoon(bodyOf(this.draft) as unknown as Body);
      return () => {
        clearTimeout(this.timer);
        this.asked += 1; // what is still under way is about another sky
      };
    });
  }

  get body(): Body {
    return bodyOf(this.draft) as unknown as Body;
  }

  /** Changes with the same name are undone as one, until somebody lets go. */
  change(draft: Draft, name = ""): void {
    this.history = changed(this.history, draft, name);
  }

  letGo(): void {
    this.history = settled(this.history);
    this.guides = null;
  }

  undo(): void {
    this.history = undone(this.history);
    this.reselect();
  }

  redo(): void {
    this.history = redone(this.history);
    this.reselect();
  }

  /** Another sky on the bench; the one before is only an undo away. */
  open(body: Body, from: string | null, origin: string): void {
    this.change({ ...draftOf(body as unknown as Adventure, from), origin });
    this.select("");
  }

  anew(): void {
    this.change(simple);
    this.select("");
  }

  /** A thing as near to a point as it may lie. */
  drag(id: string, to: Point, name: string, snaps = this.snaps): void {
    const thing = thingOf(this.draft, id);
    if (!thing) return;
    const at = thing.leans
      ? { ...to, alongX: null, alongY: null }
      : snapped(thing, to, this.things, this.draft.table, snaps);
    this.guides = at;
    this.change(moved(this.draft, id, at), name);
  }

  /** This thing alone; or with those selected before it, or no longer with them. */
  select(id: string, more = false): void {
    const there = this.chosen.includes(id);
    if (!more) this.also = [];
    else if (there) return this.selectAll(this.chosen.filter((one) => one !== id));
    else this.also = this.chosen;
    this.selected = id;
  }

  selectAll(ids = this.things.map(({ id }) => id)): void {
    this.also = ids;
    this.selected = ids.includes(this.selected) ? this.selected : (ids[0] ?? "");
  }

  /** All that is selected, from where it was when the hand took it. */
  shift(from: Draft, dx: number, dy: number, name: string): void {
    const step = this.snaps && name ? grid : 1;
    this.change(shifted(from, this.chosen, Math.round(dx / step) * step, Math.round(dy / step) * step), name);
  }

  copy(): void {
    const [draft, ids] = copied(this.draft, this.chosen);
    this.change(draft);
    this.selectAll(ids);
  }

  /** What is selected, or all of the sky. */
  mirror(axis: "x" | "y"): void {
    this.change(mirrored(this.draft, this.chosen.length ? this.chosen : this.things.map(({ id }) => id), axis));
  }

  remove(): void {
    this.change(without(this.draft, this.chosen));
    this.reselect();
  }

  private reselect(): void {
    this.selectAll(this.chosen);
  }

  private askSoon(body: Body): void {
    this.state = "asking";
    this.estimate = null;
    this.unknown = "";
    this.asked += 1;
    const number = this.asked;
    this.timer = window.setTimeout(() => void this.ask(body, number), pause);
  }

  private async ask(body: Body, number: number): Promise<void> {
    try {
      const { faults } = await gallery.check(game, body);
      if (number !== this.asked) return; // another sky by now
      this.faults = faults;
      this.state = faults.length ? "faulty" : "sound";
      this.trouble = "";
      if (!faults.length) this.timer = window.setTimeout(() => void this.tryOut(body, number), rest);
    } catch (error) {
      if (number !== this.asked) return;
      this.fail(error);
    }
  }

  private async tryOut(body: Body, number: number): Promise<void> {
    try {
      const found = await gallery.estimate(game, body, () => number === this.asked);
      if (number === this.asked) this.estimate = found;
    } catch (error) {
      if (number === this.asked) this.unknown = error instanceof Error ? error.message : String(error);
    }
  }

  /** The server said no to something, or nothing. */
  fail(error: unknown): void {
    this.faults = [];
    this.state = "unknown";
    this.trouble = error instanceof Error ? error.message : String(error);
  }
}
