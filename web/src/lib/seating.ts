/** The other seats clockwise, from the reader's left; all of them for a spectator. */
export function othersOf(seats: number, me: number | null): number[] {
  return Array.from({ length: seats }, (_, step) => ((me ?? 0) + step) % seats).filter((seat) => seat !== me);
}
