// Where each card lies in the hand. A card stays where it is, and a drawn one takes the place of the one that was played:
// nothing moves under the finger, unless its owner asks for another order.
export type Slots = (string | null)[];

/** The places after the hand has changed; once nobody draws any more, gaps close. */
export function settle(before: Slots, hand: string[], closing: boolean): Slots {
  if (!before.some((card) => card && hand.includes(card))) return hand;
  const fresh = hand.filter((card) => !before.includes(card));
  const kept = before.map((card) => (card && hand.includes(card) ? card : (fresh.shift() ?? null)));
  const after = [...kept, ...fresh];
  return closing ? after.filter((card) => card !== null) : after;
}

/** Cards of one colour beside each other, in each colour as strong as before. */
export function byColour(strongest: readonly string[]): string[] {
  const colours = [...new Set(strongest.map((card) => card[0]))];
  return colours.flatMap((colour) => strongest.filter((card) => card[0] === colour));
}
