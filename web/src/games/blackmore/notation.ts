// The parts of Blackmore's notation, for sentences.
import type { Data } from "../../lib/texts.svelte";

export function moveData(notation: string): Data {
  const [kind, word = ""] = notation.split(" ");
  if (kind === "first") return { seat: Number(word) };
  if (word && word !== "?") return { card: cardData(word) };
  return {};
}

export function cardData(card: string): { colour: string; value: number } {
  return { colour: card[0] ?? "", value: Number(card.slice(1)) };
}
