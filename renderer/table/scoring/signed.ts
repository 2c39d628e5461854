const minus = '−';

/** Formats a number with a true minus sign. */
export function signed(points: number): string {
  return points < 0 ? `${minus}${-points}` : String(points);
}

/** Formats a gain or loss, with its plus or minus sign. */
export function gained(points: number): string {
  return points > 0 ? `+${points}` : signed(points);
}
