// The parts of Oz's notation, for sentences and pictures.
import type { Data } from "../../lib/texts.svelte";

const places = ["one", "two", "three", "four"];

export function moveData(notation: string): Data {
  const [kind, word = ""] = notation.split(" ");
  switch (kind) {
    case "first":
      return { seat: Number(word) };
    case "deal":
    case "recall":
      return { actor: { character: word } };
    case "take":
      return { column: Number(word) };
    default:
      return word ? { story: storyData(word) } : {};
  }
}

/** `couple-ds` as its sentence needs it. */
export function storyData(story: string): Data {
  const { kind, of } = storyParts(story);
  return { kind, ...castData(of) };
}

/** Two characters as the sentence of a column needs them. */
export function pairData(one: string, two: string): Data {
  return castData([one, two]);
}

export function storyParts(story: string): { kind: string; of: string[] } {
  const [kind = "", of = ""] = story.split("-");
  return { kind, of: [...of] };
}

function castData(of: string[]): Data {
  return Object.fromEntries(of.map((character, index) => [places[index], { character }]));
}
