import type { ShoppingStreetState } from './state.ts';

/** So many open shops make the round the last. Rules, "The end of the game" and "Other player counts". */
export function shopsToEnd(seatCount: number): number {
  return seatCount === 3 ? 12 : 15;
}

/** After so many rounds in a row without an opening or an improvement the match ends. Ruling 26. */
export const blankRoundsToEnd = 6;

/** Is this round the last, for enough shops are open? */
export function isLastRound({ street, seatCount }: Pick<ShoppingStreetState, 'street' | 'seatCount'>): boolean {
  return street.length >= shopsToEnd(seatCount);
}
