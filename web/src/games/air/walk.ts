/** Arrow keys go from one thing to the next in a row of buttons. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const things = [...event.currentTarget.querySelectorAll("button")];
  const at = things.indexOf(document.activeElement as HTMLButtonElement);
  things.at((at < 0 && step < 0 ? at : at + step) % things.length)?.focus();
  event.preventDefault();
}
