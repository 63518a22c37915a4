// Pawns of a race of carpets in sentences.
import type { View } from "../../generated/games/carpets";

/** A pawn as a sentence needs it. */
export const who = (view: View, pawn: number) =>
  pawn === view.ghost ? { pawn: "ghost" } : { pawn: "seat", seat: pawn };
