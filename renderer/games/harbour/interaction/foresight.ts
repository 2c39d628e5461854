import { type Good, goodLimit } from '../../../../shared/games/harbour/goods.ts';
import { abilityOf } from '../../../../shared/games/harbour/holdings.ts';
import { keptOf, lostOf } from '../../../../shared/games/harbour/trade/keeping.ts';
import { raisedMarket, swappedMarket } from '../../../../shared/games/harbour/trade/market.ts';
import type { StorePreview } from '../../../design/index.ts';
import { type HarbourTable, playerOf } from '../table.ts';
import { alchemyChoice } from './alchemy.ts';
import { composedOf, shippedType } from './composing.ts';
import { abilityBegun, countsOf, pickingOf, placedMarket } from './picking.ts';

/** The market after the pending choice. Null if the choice does not affect it. */
export function marketAhead(table: HarbourTable): readonly Good[] | null {
  const { view, question, asked, pending } = table;
  if (!asked || question === null) return null;
  const [one, other] = pending.picked;
  switch (question.type) {
    case 'buy': {
      if (abilityBegun(table) === 'swap-before-buying') {
        const own = abilityOf(playerOf(view, question.seat), 'swap-before-buying')?.good;
        return own === undefined || one === undefined ? null : swappedMarket(view.market, own, one);
      }
      const { purchase, preview } = composedOf(view, question, pending);
      return purchase.shipped.length === 0 ? null : preview.market;
    }
    case 'set-market': {
      const market = placedMarket([...question.placed, ...pending.picked]);
      return market.length === 0 ? null : market;
    }
    case 'swap-markers':
      return one === undefined || other === undefined ? null : swappedMarket(view.market, one, other);
    case 'raise-marker':
      return one === undefined ? null : raisedMarket(view.market, one);
    default:
      return null;
  }
}

/** The effect of the pending choice on the own stock of a good. */
export function stockAhead(table: HarbourTable, good: Good): StorePreview {
  const { view, question, asked, pending, ownSeat } = table;
  if (!asked || question === null || question.seat !== ownSeat) return {};
  const held = playerOf(view, ownSeat).goods[good];
  const picked = countsOf(pending.picked)[good];
  if (pending.alchemy !== null) return alchemyAhead(table, good);
  switch (question.type) {
    case 'buy': {
      const composed = composedOf(view, question, pending);
      const type = shippedType(composed, good);
      const traded = composed.trades ? 1 : 0;
      if (type === null) return traded === 0 ? {} : { leaving: traded };
      return { leaving: lostOf(type) + traded, kept: keptOf(type) };
    }
    case 'move-pawn':
      return pickingOf(table) === null ? {} : { leaving: picked };
    case 'toll':
    case 'give':
    case 'exchange':
      return { leaving: picked };
    case 'starting-goods':
    case 'gain':
    case 'take':
      return { coming: picked };
    case 'double':
      return picked === 0 ? {} : { coming: Math.min(held, goodLimit - held) };
    case 'fill-up':
      return picked === 0 ? {} : { coming: question.to - held };
    default:
      return {};
  }
}

function alchemyAhead({ pending, moves, view, ownSeat }: HarbourTable, good: Good): StorePreview {
  if (pending.alchemy === null) return {};
  const { pay, from, into } = alchemyChoice(moves, pending.alchemy).chosen;
  const count = abilityOf(playerOf(view, ownSeat), 'alchemy')?.goods ?? 0;
  const leaving = (pay === good ? 1 : 0) + (from === good ? count : 0);
  return { leaving, coming: into === good ? count : 0 };
}
