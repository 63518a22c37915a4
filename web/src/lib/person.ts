// What a browser keeps of its person: a name, and the personal link of each seat.
export function knownName(): string {
  return localStorage.getItem("envol-name") ?? "";
}

export function keepName(name: string): void {
  localStorage.setItem("envol-name", name);
}

const place = (table: string) => `envol-link-${table}`;

/** The secret that opens this person's seat at a table, here and on any other device. */
export function keptLink(table: string): string | null {
  return localStorage.getItem(place(table));
}

export function keepLink(table: string, secret: string): void {
  localStorage.setItem(place(table), secret);
}

/** Whether this browser has ever sat down somewhere. */
export function isSomebody(): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(place("")));
}

export function forgetLink(table: string): void {
  localStorage.removeItem(place(table));
}
