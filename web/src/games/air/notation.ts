// The parts of Air Sorcière's notation, for sentences.
import type { Data } from "../../lib/texts.svelte";
import { suits } from "./suits";

export function moveData(notation: string): Data {
  const [kind, word = ""] = notation.split(" ");
  if (kind === "first") return { seat: Number(word) };
  if (kind === "graduate") return {};
  if (kind === "land" || kind === "diploma")
    return { colour: colourData(suits.findIndex((suit) => suit.name === word)) };
  return word ? { card: cardData(word) } : {};
}

export function cardData(card: string): { colour: string; value: number } {
  return { colour: card[0] ?? "", value: Number(card.slice(1)) };
}

export function colourData(colour: number): { colour: string } {
  return { colour: suits[colour]?.letter ?? "" };
}
