import { expect, test } from "vitest";
import { ago } from "./ago";
import { changed } from "./ownTables.svelte";
import type { OwnTable } from "../generated/wire";

const table = (id: string, waits = false) => ({ id, waits }) as OwnTable;
const none = { changed: [], gone: [], order: [] };

test("new tables come first, others stay where they are, unless the order of all is told", () => {
  const before = [table("a"), table("b"), table("c")];
  const ids = (tables: OwnTable[]) => tables.map(({ id, waits }) => id + (waits ? "!" : "")).join(" ");
  expect(ids(changed(before, { ...none, changed: [table("n"), table("b", true)] }))).toBe("n a b! c");
  expect(ids(changed(before, { ...none, gone: ["a"] }))).toBe("b c");
  expect(ids(changed(before, { changed: [table("c", true)], gone: ["b"], order: ["c", "a"] }))).toBe("c! a");
});

test("how long ago is told in the largest whole unit", () => {
  expect(ago(-10_000, "en")).toBe("now");
  expect(ago(5_000, "en")).toBe("now");
  expect(ago(-150_000, "en")).toBe("2 min. ago");
  expect(ago(-3_600_000, "fr").replace(/\s/g, " ")).toBe("il y a 1 h"); // which space it is depends on the browser
  expect(ago(-86_400_000, "fr")).toBe("hier");
});
