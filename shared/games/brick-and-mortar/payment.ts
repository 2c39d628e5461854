import { board } from './board.ts';
import type { PlayerState } from './state.ts';

/**
 * The possible numbers of debt tokens in a payment: at least for the missing money, at most for the whole price.
 * Rules, "Debt"; ruling 27: a purchase may be covered in part or whole, never with more tokens than half its price,
 * rounded up.
 */
export interface TokenRange {
  readonly least: number;
  readonly most: number;
}

/** The numbers of tokens with which a player with `money` dollars may pay a single price. */
export function tokenRange(money: number, price: number): TokenRange {
  return {
    least: Math.max(0, Math.ceil((price - money) / board.tokenMoney)),
    most: Math.ceil(price / board.tokenMoney),
  };
}

/** The cost of debt tokens in final scoring, in points. */
export function debtPoints(tokens: number): number {
  return tokens * board.tokenPoints;
}

/** The dollars that debt tokens provide. */
export function debtMoney(tokens: number): number {
  return tokens * board.tokenMoney;
}

/** The dollars left after paying a price with this many debt tokens; an odd dollar is kept. */
export function moneyAfter(money: number, price: number, tokens: number): number {
  return money + debtMoney(tokens) - price;
}

/**
 * Pays dollars to the bank, taking this many debt tokens first.
 * Throws RangeError if money and tokens do not cover the price: a defect in the caller.
 */
export function pay(player: PlayerState, price: number, tokens: number): void {
  const left = moneyAfter(player.money, price, tokens);
  if (left < 0) throw new RangeError(`$${player.money} and ${tokens} tokens do not cover $${price}`);
  player.money = left;
  player.debt += tokens;
}
