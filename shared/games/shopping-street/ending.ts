import type { ShoppingStreetState } from './state.ts';

/** This many open shops make the round the last. Rules, "The end of the game" and "Other player counts". */
export function shopsToEnd(seatCount: number): number {
  return seatCount === 3 ? 12 : 15;
}

/** The match ends after this many consecutive rounds without an opening or an improvement. Ruling 26. */
export const blankRoundsToEnd = 6;

/** The number of such rounds left until the end. */
export function blankRoundsLeft({ blankRounds }: Pick<ShoppingStreetState, 'blankRounds'>): number {
  return blankRoundsToEnd - blankRounds;
}

/** Whether this round is the last, because enough shops are open. */
export function isLastRound({ street, seatCount }: Pick<ShoppingStreetState, 'street' | 'seatCount'>): boolean {
  return street.length >= shopsToEnd(seatCount);
}
