// The trick before this one, read from what was told: whoever wants to see it again need not remember it.
import type { Step } from "../../lib/table.svelte";

export interface Trick {
  cards: [seat: number, card: string][]; // in the order in which they were played
  winner: number;
}

/** The last trick that somebody has taken. What was taken back lies on the table again, or is played anew by its seat. */
export function lastTrick(steps: readonly Step[], table: readonly (string | null)[]): Trick | null {
  const taken: Trick[] = [];
  let laid: Trick["cards"] = [];
  for (const [seat, notation] of steps.flatMap(({ seen }) => seen)) {
    const [kind, card = ""] = notation.split(" ");
    if (seat < 0) continue;
    if (kind === "play") laid = [...laid.filter(([other]) => other !== seat), [seat, card]];
    else if (laid.length) {
      taken.push({ cards: laid, winner: seat });
      laid = [];
    }
  }
  return taken.findLast(({ cards }) => cards.every(([, card]) => !table.includes(card))) ?? null;
}
