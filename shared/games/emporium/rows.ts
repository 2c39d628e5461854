/** Monsters to be seen. */
export const monstersInRow = 3;

const heroesBySeats: readonly number[] = [0, 0, 1, 2, 2, 3, 3];

/** Heroes to be seen with so many players. Rules, "Setup". */
export function heroesInRow(seatCount: number): number {
  return heroesBySeats[seatCount] ?? 0;
}
