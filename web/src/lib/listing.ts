// The list of open tables, as it becomes by what the server tells of it.
import type { ListingDown, TableInfo } from "../generated/wire";

/** The tables after what has changed: new ones come first, unless the order of all is told. */
export function changed(tables: TableInfo[], { added, seats, gone, order }: ListingDown): TableInfo[] {
  const found = [...added, ...tables.filter(({ id }) => !gone.includes(id))].map((table) => {
    const change = seats.find(({ id }) => id === table.id);
    return change ? { ...table, seats: change.seats } : table;
  });
  return order.length ? order.flatMap((id) => found.filter((table) => table.id === id)) : found;
}
