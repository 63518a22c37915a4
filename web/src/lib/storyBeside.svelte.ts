// Whether the moves stand beside the table: where there is much room they do, until somebody puts them away in this
// browser; from 1280 on one may have them there, though a full table is close then.
import { MediaQuery } from "svelte/reactivity";

const KEY = "envol-story-beside";
const wide = new MediaQuery("(min-width: 1280px) and (min-height: 500px)");
const ample = new MediaQuery("(min-width: 1440px)");
let wanted = $state(localStorage.getItem(KEY));

export const storyBeside = {
  get hasRoom(): boolean {
    return wide.current;
  },
  get isOpen(): boolean {
    return wide.current && (wanted === null ? ample.current : wanted === "yes");
  },
  set isOpen(yes: boolean) {
    wanted = yes ? "yes" : "no";
    localStorage.setItem(KEY, wanted);
  },
};
