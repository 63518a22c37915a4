// Whether this browser shows who is ahead. It is no more than a good memory tells, and some would rather rely on theirs.
const KEY = "envol-blackmore-ahead";

let shown = $state(localStorage.getItem(KEY) !== "no");

export const ahead = {
  get shown(): boolean {
    return shown;
  },
  set shown(yes: boolean) {
    shown = yes;
    localStorage.setItem(KEY, yes ? "yes" : "no");
  },
};
