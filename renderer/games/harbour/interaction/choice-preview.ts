import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import type { Good } from '../../../../shared/games/harbour/goods.ts';
import { abilityOf } from '../../../../shared/games/harbour/holdings.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import { keptOf, lostOf } from '../../../../shared/games/harbour/trade/keeping.ts';
import type { StorePreview } from '../../../design/index.ts';
import { type HarbourTable, playerOf } from '../table.ts';
import { alchemyChoice } from './alchemy.ts';
import { composedOf, shippedType } from './composing.ts';
import { pickingOf, pickMoves, placePicked } from './picking.ts';
import { stockChange } from './preview.ts';

/** The moves of the pending choice, as far as they are complete; a purchase is composed elsewhere. */
export function pendingMoves(table: HarbourTable): readonly HarbourMove[] {
  const picking = pickingOf(table);
  if (picking !== null) return pickMoves(table, picking);
  const place = placePicked(table);
  return place === null ? [] : [{ type: 'move-pawn', to: place }];
}

/** The market after these moves. Null if they do not affect it. */
export function marketAfter(table: HarbourTable, moves: readonly HarbourMove[]): readonly Good[] | null {
  // alone, the market also moves by itself at the end of a turn
  const isOwn = (event: HarbourEvent) => event.type === 'market-changed' && event.seat === table.question?.seat;
  const changed = table.preview(moves)?.events.findLast(isOwn);
  return changed?.type === 'market-changed' ? changed.market : null;
}

/** The markers placed so far with the pending picks, highest space first. Null while none is placed. */
export function placedMarket(table: HarbourTable): readonly Good[] | null {
  const { question, pending } = table;
  if (question?.type !== 'set-market') return null;
  const placed = marketAfter(table, pendingMoves(table)) ?? [...question.placed, ...pending.picked];
  return placed.length === 0 ? null : placed;
}

/** The market after the pending choice. Null if the choice does not affect it. */
export function marketAhead(table: HarbourTable): readonly Good[] | null {
  const { view, question, asked, pending } = table;
  if (!asked || question === null) return null;
  if (question.type === 'buy' && pickingOf(table) === null) {
    const { purchase, preview } = composedOf(view, question, pending);
    return purchase.shipped.length === 0 ? null : preview.market;
  }
  return question.type === 'set-market' ? placedMarket(table) : marketAfter(table, pendingMoves(table));
}

/** The effect of the pending choice on the own stock of a good. */
export function stockAhead(table: HarbourTable, good: Good): StorePreview {
  const { view, question, asked, pending, ownSeat } = table;
  if (!asked || question === null || question.seat !== ownSeat) return {};
  if (pending.alchemy !== null) return alchemyAhead(table, good);
  if (question.type === 'buy') {
    const composed = composedOf(view, question, pending);
    const type = shippedType(composed, good);
    const traded = composed.trades ? 1 : 0;
    if (type === null) return traded === 0 ? {} : { leaving: traded };
    return { leaving: lostOf(type) + traded, kept: keptOf(type) };
  }
  const moves = pendingMoves(table);
  if (moves.length === 0) return {};
  const { gone, came } = stockChange(table.preview(moves)?.events ?? [], ownSeat);
  return { leaving: gone[good] || undefined, coming: came[good] || undefined };
}

function alchemyAhead({ pending, moves, view, ownSeat }: HarbourTable, good: Good): StorePreview {
  if (pending.alchemy === null) return {};
  const { pay, from, into } = alchemyChoice(moves, pending.alchemy).chosen;
  const count = abilityOf(playerOf(view, ownSeat), 'alchemy')?.goods ?? 0;
  const leaving = (pay === good ? 1 : 0) + (from === good ? count : 0);
  return { leaving, coming: into === good ? count : 0 };
}
