// Which creations of the gallery suit somebody: for how many they are, how long, how hard.
import type { CreationInfo } from "./gallery";

export const lengths = ["short", "middle", "long"] as const;
export const difficulties = ["easy", "fair", "hard", "very-hard"] as const;

/** What is wished for; an empty wish is none. */
export interface Wish {
  seats: string;
  length: string;
  difficulty: string;
}
export const everything: Wish = { seats: "", length: "", difficulty: "" };

const lengthOf = (count: number) => (count <= 5 ? "short" : count <= 9 ? "middle" : "long");

/** Whether a creation is what is wished for; what nobody has measured yet is neither long nor hard. */
export function suits({ seats, estimate }: CreationInfo, wish: Wish): boolean {
  const number = Number(wish.seats);
  if (number && (number < seats[0] || number > seats[1])) return false;
  if (wish.length && (!estimate?.decided || lengthOf(estimate.length) !== wish.length)) return false;
  const hardest = wish.difficulty === "very-hard" ? ["very-hard", "endless"] : [wish.difficulty];
  return !wish.difficulty || (estimate !== null && hardest.includes(estimate.difficulty));
}
