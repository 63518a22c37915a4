// What can be done to several things of a drawn sky at once: move, copy, mirror, take away.
import { added, changedGoal, mayAdd, moved, removed, resized } from "./draft";
import { roomOf, thingOf, thingsOf, type Thing } from "./things";
import { radiusOf, type Draft } from "./format";
import { halfTurn, headings } from "../geometry";

const named = (draft: Draft, ids: string[]): Thing[] => thingsOf(draft).filter(({ id }) => ids.includes(id));
/** A cat on the rim of a castle goes where its castle goes. */
const free = (draft: Draft, ids: string[]): Thing[] => named(draft, ids).filter(({ leans }) => !leans);

/** All of them by the same way, as far as all of them stay on the table. */
export function shifted(draft: Draft, ids: string[], dx: number, dy: number): Draft {
  const things = free(draft, ids);
  if (!things.length) return draft;
  const rooms = things.map(roomOf);
  const held = (by: number, along: "x" | "y", all: number) =>
    Math.round(
      Math.min(
        Math.max(by, Math.max(...rooms.map((room) => room.r - room[along]))),
        Math.min(...rooms.map((room) => all - room.r - room[along])),
      ),
    );
  const [x, y] = [held(dx, "x", draft.table[0]), held(dy, "y", draft.table[1])];
  return things.reduce((made, thing) => moved(made, thing.id, { x: thing.x + x, y: thing.y + y }), draft);
}

/** Another of each, a little aside, as far as there are any left; and what they are called. */
export function copied(draft: Draft, ids: string[]): [Draft, string[]] {
  let made = draft;
  const copies: string[] = [];
  for (const thing of free(draft, ids)) {
    if (!mayAdd(made, thing.kind)) continue;
    const [next, id] = added(made, thing.kind);
    made = moved(next, id, thing);
    const n = Number(id.split(" ")[1]);
    if (thing.kind === "castle") made = resized(made, n, radiusOf({ ...thing, radius: thing.r }));
    copies.push(id);
  }
  return copies.length ? [shifted(made, copies, 60_000, -60_000), copies] : [draft, ids];
}

/** Left for right, or above for below, about the middle of the table. */
export function mirrored(draft: Draft, ids: string[], axis: "x" | "y"): Draft {
  const turned = (heading: number) => ((axis === "x" ? halfTurn - heading : -heading) + headings) % headings;
  let made = draft;
  for (const thing of named(draft, ids)) {
    const to = axis === "x" ? { x: draft.table[0] - thing.x, y: thing.y } : { x: thing.x, y: draft.table[1] - thing.y };
    if (!thing.leans) made = moved(made, thing.id, to);
    if (thing.kind === "castle" || thing.kind === "hut") continue;
    made = changedGoal(made, thing.n, (goal) => {
      if (goal.kind === "hunt") return { ...goal, fou: { ...goal.fou, heading: turned(goal.fou.heading) } };
      return goal.kind === "hold" ? { ...goal, angle: turned(goal.angle) } : goal;
    });
  }
  return made;
}

/** Without them; of goals the last ones first, since those after a goal are counted anew. */
export function without(draft: Draft, ids: string[]): Draft {
  const order = named(draft, ids).toSorted((a, b) => b.n - a.n);
  return order.reduce((made, { id }) => (thingOf(made, id) ? removed(made, id) : made), draft);
}
