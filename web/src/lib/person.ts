// The name a person goes by, kept in this browser.
export function knownName(): string {
  return localStorage.getItem("envol-name") ?? "";
}

export function keepName(name: string): void {
  localStorage.setItem("envol-name", name);
}
