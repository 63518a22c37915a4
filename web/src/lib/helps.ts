// What a board shows beside the rules at one table, until somebody chooses otherwise: a first game comes with some.
import { route } from "./router.svelte";

const place = (table: string) => `envol-helps-${table}`;

export function suggestHelps(table: string, names: string[]): void {
  localStorage.setItem(place(table), names.join(" "));
}

/** Whether this help was suggested for the table that is shown. */
export function isSuggested(name: string): boolean {
  return (localStorage.getItem(place(route.path.replace("/t/", ""))) ?? "").split(" ").includes(name);
}
