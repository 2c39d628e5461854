import { playerAt, type Seat } from '../../engine/index.ts';
import type { BrickView } from './hiding.ts';
import type { BrickMove } from './moves.ts';
import { freeSpace } from './open-stores.ts';
import { debtPoints, tokenRange } from './payment.ts';
import { auctionPrice } from './phases/building/buying.ts';
import { stockPrice } from './prices.ts';
import type { StoreId } from './stores/index.ts';

/** The debt that a move causes. Rules, "Debt". */
export interface Debt {
  /**
   * `taken`: at once. `if-won`: if no one offers more. `at-most`: like `if-won`, for a viewer who does not know the
   * player's money.
   * `each`: for one item at the price of the bid.
   */
  readonly when: 'taken' | 'if-won' | 'at-most' | 'each';
  readonly tokens: number;
  /** Points that the tokens cost in final scoring. */
  readonly points: number;
}

function debt(when: Debt['when'], tokens: number): Debt | null {
  return tokens > 0 ? { when, tokens, points: debtPoints(tokens) } : null;
}

/** The debt of an offer that wins: tokens for the missing money. Rules, "Auction". */
function debtOfOffer(view: Pick<BrickView, 'players'>, seat: Seat, store: StoreId, offer: number): Debt | null {
  const player = playerAt(view, seat);
  const { price } = auctionPrice(player, store, offer);
  const { money } = player;
  return debt(money === null ? 'at-most' : 'if-won', tokenRange(money ?? 0, price).least);
}

/** The debt of the cheapest single item at a price bid for stocking. */
function debtOfStockPrice({ question, players }: Pick<BrickView, 'question' | 'players'>, seat: Seat, price: number) {
  const { building, money } = playerAt({ players }, seat);
  if (question?.type !== 'stock-bid' || money === null) return null;
  const { item } = question;
  const prices = building.flatMap((store) =>
    freeSpace(store, item) > 0 ? [stockPrice(building, store.id, item, price, 1)] : [],
  );
  return prices.length === 0 ? null : debt('each', tokenRange(money, Math.min(...prices)).least);
}

/** The debt that this move of the seat causes, as far as the viewer can know; null for none. */
export function debtOf(view: Pick<BrickView, 'question' | 'players'>, seat: Seat, move: BrickMove): Debt | null {
  switch (move.type) {
    case 'buy-from-hand':
    case 'pay':
    case 'buy-surplus':
      return debt('taken', move.tokens);
    case 'open-auction':
      return debtOfOffer(view, seat, move.store, move.offer);
    case 'raise':
      return view.question?.type === 'auction' ? debtOfOffer(view, seat, view.question.store, move.offer) : null;
    case 'bid-price':
      return debtOfStockPrice(view, seat, move.price);
    default:
      return null;
  }
}
