import { expect, test } from "vitest";
import { changed } from "./listing";
import type { SeatInfo, TableInfo } from "../generated/wire";

const seat = (name: string): SeatInfo => ({ name, kind: "person", bot: null, ready: true, here: true });
const table = (id: string): TableInfo => ({ id, seats: [seat("Anna")] }) as unknown as TableInfo;
const none = { type: "listing" as const, added: [], seats: [], gone: [], order: [] };
const ids = (tables: TableInfo[]) => tables.map(({ id }) => id);

test("new tables come first and those that are gone go", () => {
  const tables = [table("b"), table("a")];
  expect(ids(changed(tables, { ...none, added: [table("d"), table("c")], gone: ["b"] }))).toEqual(["d", "c", "a"]);
});

test("seats change where their table stands, and nothing else does", () => {
  const tables = [table("b"), table("a")];
  const found = changed(tables, { ...none, seats: [{ id: "a", seats: [seat("Hugo")] }] });
  expect(found[0]).toBe(tables[0]);
  expect(found[1]).toEqual({ ...tables[1], seats: [seat("Hugo")] });
});

test("an order that is told is the order", () => {
  const change = { ...none, added: [table("c")], order: ["a", "c", "b"] };
  expect(ids(changed([table("b"), table("a")], change))).toEqual(["a", "c", "b"]);
});
