// The games of this server, as it tells them. All that a page knows of a game before somebody sits down to it is here.
import { api } from "./api";
import { reader, Texts } from "./texts.svelte";
import type { GameInfo } from "../generated/api";

class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  private asked: Promise<void> | null = null;

  /** Asks the server once; if it did not answer, the next call asks again. */
  load(): Promise<void> {
    this.asked ??= api.games().then(
      (found) => void (this.games = found),
      () => void (this.asked = null),
    );
    return this.asked;
  }

  find(key: string | null | undefined): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  }

  /** The name of a game in the reader's language; ours while nobody has told it. */
  title(key: string | null | undefined): string {
    const texts = new Texts(key ?? null);
    return this.find(key)?.titles[reader.language] ?? (texts.has("title") ? texts.say("title") : "Envol");
  }

  accent(key: string | null | undefined): string {
    return this.find(key)?.accent ?? "var(--glow)";
  }
}

export const catalogue = new Catalogue();
