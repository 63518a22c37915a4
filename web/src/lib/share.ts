// Giving an address to somebody, or to another device of one's own.

/** Put a text on the clipboard; a page served by plain http has no clipboard of its own and must select the text first. */
export async function copy(text: string): Promise<void> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (!done) throw new Error(text);
}

/** The address of a table for somebody else: where it is pasted, its preview speaks the language of whoever shares it. */
export const tableLink = (id: string, language: string) => `${location.origin}/t/${id}?lang=${language}`;

/** Hand a link to the system's own sheet where there is one; else it is copied, and the answer is true. */
export async function share(url: string, title: string): Promise<boolean> {
  if (!navigator.share) {
    await copy(url);
    return true;
  }
  await navigator.share({ url, title }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error; // else it was put away again
  });
  return false;
}

/** Whether the address of this page means nothing to other devices. */
export function isOnlyHere(): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}
