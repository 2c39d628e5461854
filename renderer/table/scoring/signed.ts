const minus = '−';

/** A number as a figure, with the printer's minus. */
export function signed(points: number): string {
  return points < 0 ? `${minus}${-points}` : String(points);
}

/** What somebody gained or lost, always with its sign. */
export function gained(points: number): string {
  return points > 0 ? `+${points}` : signed(points);
}
