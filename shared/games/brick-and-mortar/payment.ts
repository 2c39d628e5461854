import { board } from './board.ts';
import type { PlayerState } from './state.ts';

/**
 * How many debt tokens may go into a payment: from as many as the money falls short to as many as the price needs.
 * Rules, "Debt"; ruling 27: a purchase may be covered in part or whole, never with more tokens than half its price,
 * rounded up.
 */
export interface TokenRange {
  readonly least: number;
  readonly most: number;
}

/** The tokens with which somebody holding `money` dollars may pay `price` dollars for one thing. */
export function tokenRange(money: number, price: number): TokenRange {
  return {
    least: Math.max(0, Math.ceil((price - money) / board.tokenMoney)),
    most: Math.ceil(price / board.tokenMoney),
  };
}

/** What so many debt tokens cost in the final scoring, in points. */
export function debtPoints(tokens: number): number {
  return tokens * board.tokenPoints;
}

/**
 * Pays dollars to the bank, taking that many debt tokens first; an odd dollar is kept.
 * Throws RangeError when money and tokens do not cover the price: a defect in the caller.
 */
export function pay(player: PlayerState, price: number, tokens: number): void {
  const left = player.money + tokens * board.tokenMoney - price;
  if (left < 0) throw new RangeError(`$${player.money} and ${tokens} tokens do not cover $${price}`);
  player.money = left;
  player.debt += tokens;
}
