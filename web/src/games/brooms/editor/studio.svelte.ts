// The workbench: the draft with its history, what is selected, and what the server thinks of it.
import { moved, simple } from "./draft";
import { bodyOf, draftOf, type Draft } from "./format";
import type { Estimate, FaultTold } from "../../../generated/api";
import type { Adventure } from "../../../generated/games/brooms";
import { begun, changed, redone, settled, undone, type History } from "./history";
import { snapped, type Snapped } from "./snap";
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
  selected = $state("");
  snaps = $state(true);
  guides = $state.raw<Snapped | null>(null); // lines that the thing under the finger shares with others
  faults = $state.raw<FaultTold[]>([]);
  state = $state<"asking" | "sound" | "faulty" | "unknown">("asking");
  trouble = $state("");
  estimate = $state.raw<Estimate | null>(null); // what bots found of the sky as it is
  unknown = $state(""); // why they found nothing
  readonly draft = $derived(this.history.now);
  readonly things = $derived(thingsOf(this.draft));
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
    this.selected = "";
  }

  anew(): void {
    this.change(simple);
    this.selected = "";
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

  private reselect(): void {
    if (!thingOf(this.draft, this.selected)) this.selected = "";
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
