/**
 * Prints the result of a long-running test in one line for `npm run tool -- soak`; otherwise prints nothing.
 * @param words the figures, such as "1,000 kills, 0 moves lost"
 */
export function tellFigure(words: string): void {
  if (process.env.HIGH_STREET_SOAK !== undefined) console.log(`figure: ${words}`);
}

/** A number as it is printed: 100,000. */
export const counted = (count: number): string => count.toLocaleString('en');
