// Where each card lies in the hand. A card stays where it is, and a drawn one takes the place of the one that was played:
// nothing moves under the finger.
export type Slots = (string | null)[];

/** The places after the hand has changed; once nobody draws any more, gaps close. */
export function settle(before: Slots, hand: string[], closing: boolean): Slots {
  if (!before.some((card) => card && hand.includes(card))) return hand;
  const fresh = hand.filter((card) => !before.includes(card));
  const kept = before.map((card) => (card && hand.includes(card) ? card : (fresh.shift() ?? null)));
  const after = [...kept, ...fresh];
  return closing ? after.filter((card) => card !== null) : after;
}
