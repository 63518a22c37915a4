// What the cards of Blackmore are worth.
export const points = (cards: string[]): number => cards.reduce((sum, card) => sum + Number(card.slice(1)), 0);
