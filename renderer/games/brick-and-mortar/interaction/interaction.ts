import { isStoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import type { PieceState } from '../../../design/index.ts';
import { type BrickTable, offersAbout } from '../table.ts';
import type { Piece } from './offers.ts';
import { mayAdd } from './order.ts';

/** The state of a piece: playable, picked or neither. */
export function stateOf(table: BrickTable, piece: Piece): PieceState {
  const { pending } = table;
  if (!table.asked) return 'plain';
  if (pending.selected === piece) return 'chosen';
  const { question } = table;
  const store = piece.startsWith('own:') ? piece.slice('own:'.length) : '';
  if (question?.type === 'stock' && isStoreId(store)) return mayAdd(table, pending, store) ? 'lit' : 'disabled';
  return offersAbout(table, piece).length > 0 ? 'lit' : 'disabled';
}

/** Picks a piece or puts it back. Only the counter's button plays a move. */
export function press(table: BrickTable, piece: Piece): void {
  const { question, pending, change } = table;
  const store = piece.startsWith('own:') ? piece.slice('own:'.length) : '';
  if (question?.type === 'stock' && isStoreId(store)) {
    if (mayAdd(table, pending, store)) change({ order: [...pending.order, store] });
    return;
  }
  if (offersAbout(table, piece).length > 0) change({ selected: pending.selected === piece ? null : piece });
}
