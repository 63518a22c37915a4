// Boards name their pieces, and some their moves: where on the page is what a move is about?
//   data-move="take 2"      whatever makes this move; "claim 3" stands for "claim 3 with 1" too
//   data-piece="b7"         a piece that lies open
//   data-piece-id="A"       a kind of piece in a supply

export function namedBy(move: string): Element[] {
  const [, ...words] = move.split(" ");
  const prefixes = move.split(" ").map((_, index, all) => all.slice(0, index + 1).join(" "));
  for (const moves of prefixes.reverse()) {
    const found = document.querySelectorAll(`main [data-move="${CSS.escape(moves)}"]`);
    if (found.length) return [...found];
  }
  const pieces = words.flatMap((word) => [
    `[data-piece="${CSS.escape(word)}"]`,
    `[data-piece-id="${CSS.escape(word)}"]`,
  ]);
  return pieces.length ? [...document.querySelectorAll(`main :is(${pieces.join(", ")})`)] : [];
}
