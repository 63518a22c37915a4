// The guide of a first game: what has been said already. It is kept in this browser, and can be begun anew.
import type { Data } from "./texts.svelte";

export interface Hint {
  key: string; // the message that is said
  data?: Data; // what it is about, where the message needs it
  at: string; // a selector for what it is about
  when: boolean; // whether what it says is true now, and its moment has come
  goes: boolean; // whether it goes by itself once its moment has passed; else it waits for a tap
  id?: string; // by which it is remembered, where several messages say the same
  maybe?: boolean; // it may never come: the guide does not wait for it
  inside?: boolean; // it is about something so large that the words may stand on it
  clear?: string[]; // selectors for what else must be seen meanwhile
}

const idOf = ({ id, key }: Hint) => id ?? key;
const storeOf = (game: string) => `envol-guided-${game}`;

export class Guide {
  private said = $state.raw<readonly string[]>([]);
  isOver = $state(false);

  constructor(readonly game: string) {
    const kept = localStorage.getItem(storeOf(game));
    this.isOver = kept === "yes";
    if (kept?.startsWith("guide-")) this.said = kept.split(" ");
  }

  /** What is to be said now: the first thing that is true and has not been said. */
  next(hints: readonly Hint[]): Hint | undefined {
    if (this.isOver) return undefined;
    return hints.find((hint) => hint.when && !this.said.includes(idOf(hint)));
  }

  /** This has been said; when all has that comes in every match, the guide is over. */
  pass(hint: Hint, hints: readonly Hint[]): void {
    this.said = [...this.said, idOf(hint)];
    if (hints.every((one) => one.maybe || this.said.includes(idOf(one)))) this.end();
    else localStorage.setItem(storeOf(this.game), this.said.join(" "));
  }

  end(): void {
    this.isOver = true;
    localStorage.setItem(storeOf(this.game), "yes");
  }

  /** Say all of it again, each thing when it is true. */
  begin(): void {
    this.said = [];
    this.isOver = false;
    localStorage.removeItem(storeOf(this.game));
  }
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- what changes is each guide, which is reactive
const guides = new Map<string, Guide>();

/** The one guide of a game, which the menu can begin anew. */
export function guideOf(game: string): Guide {
  let guide = guides.get(game);
  if (!guide) guides.set(game, (guide = new Guide(game)));
  return guide;
}
