// Whether the moves stand beside the table: where there is room they do, until somebody puts them away in this browser.
import { MediaQuery } from "svelte/reactivity";

const KEY = "envol-story-beside";
const wide = new MediaQuery("(min-width: 1280px) and (min-height: 500px)");
let wanted = $state(localStorage.getItem(KEY));

export const storyBeside = {
  get hasRoom(): boolean {
    return wide.current;
  },
  get isOpen(): boolean {
    return wide.current && wanted !== "no";
  },
  set isOpen(yes: boolean) {
    wanted = yes ? "yes" : "no";
    localStorage.setItem(KEY, wanted);
  },
};
