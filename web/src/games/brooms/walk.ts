/** Arrow keys go from one thing to the next among the buttons of a grid with so many columns. */
export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }, columns: number): void {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
  if (!step || event.shiftKey) return;
  const things = [...event.currentTarget.querySelectorAll("button")];
  const at = things.indexOf(document.activeElement as HTMLButtonElement);
  things[at + step]?.focus();
  event.preventDefault();
}
