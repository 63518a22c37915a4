// Pages by address: the shelf, a table, what people made.
// The language behind a shared address is for its preview alone; nobody who comes by it need see or hand it on.
if (/^\?lang=\w+$/.test(location.search)) history.replaceState(null, "", location.pathname + location.hash);

export const route = $state({ path: location.pathname, search: location.search });

function follow(): void {
  route.path = location.pathname;
  route.search = location.search;
}

addEventListener("popstate", follow);

export function go(path: string): void {
  history.pushState(null, "", path);
  follow();
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
