// Pages by address: the shelf, a table, what people made.
export const route = $state({ path: location.pathname });

addEventListener("popstate", () => {
  route.path = location.pathname;
});

export function go(path: string): void {
  history.pushState(null, "", path);
  route.path = location.pathname;
}

const place = (table: string) => `envol-back-${table}`;

/** Whoever leaves this table comes back to this page, and not to the shelf. */
export function leadBack(table: string, path: string): void {
  sessionStorage.setItem(place(table), path);
}

/** Where the way back from a table leads, if not to the shelf. */
export function wayBack(table: string): string | null {
  return sessionStorage.getItem(place(table));
}
