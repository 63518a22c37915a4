// Undo and redo. Changes under one name, such as a drag or a word being typed, are undone as one.
export interface History<T> {
  readonly now: T;
  readonly past: readonly T[];
  readonly future: readonly T[];
  readonly name: string; // of the change under way
}

const longest = 200;

export const begun = <T>(now: T, past: readonly T[] = []): History<T> => ({ now, past, future: [], name: "" });

/** A change; with the same name as the one before, it goes on with that one. */
export function changed<T>(history: History<T>, now: T, name = ""): History<T> {
  if (now === history.now) return history;
  const past = name && name === history.name ? history.past : [...history.past, history.now].slice(-longest);
  return { now, past, future: [], name };
}

/** The change under way is done: the next one of that name is another. */
export const settled = <T>(history: History<T>): History<T> => (history.name ? { ...history, name: "" } : history);

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { now: before, past: history.past.slice(0, -1), future: [history.now, ...history.future], name: "" };
}

export function redone<T>(history: History<T>): History<T> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { now: after, past: [...history.past, history.now], future, name: "" };
}
