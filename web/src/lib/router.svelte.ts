// Pages by address: the shelf, a table.
export const route = $state({ path: location.pathname });

addEventListener("popstate", () => {
  route.path = location.pathname;
});

export function go(path: string): void {
  history.pushState(null, "", path);
  route.path = new URL(path, location.href).pathname;
}
