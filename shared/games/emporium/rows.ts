/** Monsters in the row. */
export const monstersInRow = 3;

const heroesBySeats: readonly number[] = [0, 0, 1, 2, 2, 3, 3];

/** Heroes in the row for this number of players. Rules, "Setup". */
export function heroesInRow(seatCount: number): number {
  return heroesBySeats[seatCount] ?? 0;
}
