import { expect, test } from "vitest";
import { begun, changed, redone, settled, undone } from "./history";

test("undo and redo walk through what was done", () => {
  const done = changed(changed(begun("a"), "b"), "c");
  expect(undone(undone(done)).now).toBe("a");
  expect(redone(redone(undone(undone(done)))).now).toBe("c");
  expect(undone(begun("a")).now).toBe("a");
  expect(redone(done)).toBe(done);
});

test("changes under one name are one, until it is settled", () => {
  const dragged = changed(changed(begun(0), 1, "drag"), 2, "drag");
  expect(undone(dragged).now).toBe(0);
  expect(undone(changed(settled(dragged), 3, "drag")).now).toBe(2);
  expect(undone(changed(dragged, 3, "other")).now).toBe(2);
});

test("a new change forgets what was undone, and no change is none", () => {
  const back = undone(changed(begun(0), 1));
  expect(changed(back, 2).future).toEqual([]);
  expect(changed(back, 0)).toBe(back);
});
