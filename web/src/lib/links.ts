// What somebody wrote, in pieces: only links to this server can be followed.
export interface Piece {
  text: string;
  href: string | null;
}

/** What stands behind a # stays away: a personal link would make its reader somebody else. */
export function pieces(text: string, origin: string): Piece[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .filter(Boolean)
    .map((piece) => ({ text: piece, href: hrefOf(piece, origin) }));
}

function hrefOf(piece: string, origin: string): string | null {
  if (!/^https?:\/\//.test(piece)) return null;
  try {
    const url = new URL(piece);
    return url.origin === origin && !url.username ? url.pathname + url.search : null;
  } catch {
    return null;
  }
}
