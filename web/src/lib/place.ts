// The keyboard's place at a table: what is played, or a tip that closes, takes it away with it, and it is given back where
// the next thing is.
import type { Attachment } from "svelte/attachments";

/** Where the next thing may be, what asks most first. */
const NEXT = ["aside .main", ".ceremony button", ".can:not(:disabled)", ".go:not(:disabled)", ".main:not(:disabled)"];
/** What is done with once something new is asked: the button that played, the place of what was taken. */
const SPENT = ".go, [data-spent]";

/** The first thing at this table that somebody who has lost their place should find. */
export function nextPlace(table: HTMLElement, first: string): HTMLElement | null {
  for (const selector of [NEXT[0] ?? "", first, ...NEXT.slice(1)]) {
    const found = selector ? [...table.querySelectorAll<HTMLElement>(selector)].find((one) => isReady(one)) : undefined;
    if (found) return found;
  }
  return null;
}

function isReady(element: HTMLElement): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) !== false && !element.closest("[inert]");
}

/** Whether nobody is at anything: the browser lets go of a button that is gone or off, and a guide of the table itself. */
export function isLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches(":disabled, main.table");
}

/** Who plays by keyboard never has to look for their place; fingers and mice are left alone. `next` is the board's own wish. */
export function keepPlace(next: () => string): Attachment<HTMLElement> {
  return (table) => {
    let isByKeys = false;
    let frame = 0;
    let isNew = false; // something was asked since the last look

    function look(): void {
      frame = 0;
      const there = document.activeElement;
      const isSpent = isNew && there !== null && table.contains(there) && there.matches(SPENT);
      isNew = false;
      if (!isByKeys || document.querySelector("dialog[open]") || !(isSpent || isLost())) return;
      nextPlace(table, next())?.focus({ preventScroll: true });
    }
    function soon(): void {
      frame ||= requestAnimationFrame(look);
    }
    const keys = (event: KeyboardEvent) => {
      isByKeys = !event.ctrlKey && !event.metaKey && !event.altKey;
      soon(); // a button that closes its own words
    };
    const pointer = () => (isByKeys = false);
    const watcher = new MutationObserver((changes) => {
      isNew ||= changes.some((change) => change.attributeName === "data-on");
      soon();
    });
    watcher.observe(table, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["disabled", "data-on", "data-spent"],
    });
    addEventListener("keydown", keys, true);
    addEventListener("pointerdown", pointer, true);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener("keydown", keys, true);
      removeEventListener("pointerdown", pointer, true);
    };
  };
}
