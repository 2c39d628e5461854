import { playerAt, type Seat } from '../../engine/index.ts';
import type { BrickView } from './hiding.ts';
import type { BrickMove } from './moves.ts';
import { freeSpace } from './open-stores.ts';
import { debtPoints, tokenRange } from './payment.ts';
import { storePrice } from './phases/building/buying.ts';
import { stockPrice } from './prices.ts';
import type { StoreId } from './stores/index.ts';

/** The debt that a move brings. Rules, "Debt". */
export interface Debt {
  /**
   * `taken`: at once. `if-won`: should nobody offer more. `at-most`: the same, for a viewer who does not know the money that is
   * there. `each`: for one item at the price that is bid.
   */
  readonly when: 'taken' | 'if-won' | 'at-most' | 'each';
  readonly tokens: number;
  /** Points that the tokens cost in the final scoring. */
  readonly points: number;
}

function debt(when: Debt['when'], tokens: number): Debt | null {
  return tokens > 0 ? { when, tokens, points: debtPoints(tokens) } : null;
}

/** What an offer takes if it wins: the tokens for which the money falls short. Rules, "Auction". */
function debtOfOffer(view: Pick<BrickView, 'players'>, seat: Seat, store: StoreId, offer: number): Debt | null {
  const player = playerAt(view, seat);
  const { price } = storePrice(player, store, { why: 'winning-offer', amount: offer });
  const { money } = player;
  return debt(money === null ? 'at-most' : 'if-won', tokenRange(money ?? 0, price).least);
}

/** What the cheapest single item would take at a price bid for stocking. */
function debtOfStockPrice({ question, players }: Pick<BrickView, 'question' | 'players'>, seat: Seat, price: number) {
  const { building, money } = playerAt({ players }, seat);
  if (question?.type !== 'stock-bid' || money === null) return null;
  const { item } = question;
  const prices = building.flatMap((store) =>
    freeSpace(store, item) > 0 ? [stockPrice(building, store.id, item, price, 1)] : [],
  );
  return prices.length === 0 ? null : debt('each', tokenRange(money, Math.min(...prices)).least);
}

/** The debt that this move of the seat brings, as far as the viewer can know; null where it brings none. */
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
