/** The first key that an object of this text names twice, which `JSON.parse` does not tell; it is known to be JSON. */
export function doubleKey(text: string): string | null {
  const open: (Set<string> | null)[] = []; // the keys of each object that is open; nothing for a list
  for (const [token, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/g)) {
    if (token === "{") open.push(new Set());
    else if (token === "[") open.push(null);
    else if (token === "}" || token === "]") open.pop();
    else if (colon !== undefined) {
      const key = JSON.parse(token.slice(0, token.lastIndexOf('"') + 1)) as string;
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return null;
}
