import { isStoreId } from '../../../shared/games/brick-and-mortar/stores/index.ts';
import type { PieceState } from '../../design/index.ts';
import type { Piece } from './offers.ts';
import { mayAdd } from './prompt/supply.ts';
import { type BrickTable, offersAbout } from './table.ts';

/** Questions whose pieces are used at once when only one thing can be done with them. */
const atOnce: readonly string[] = ['sell', 'surplus', 'window'];

/** Is the piece part of what is asked, picked, or neither? */
export function stateOf(table: BrickTable, piece: Piece): PieceState {
  const { half } = table;
  if (!table.asked) return 'plain';
  if (half.selected === piece) return 'chosen';
  const { question } = table;
  const store = piece.startsWith('own:') ? piece.slice('own:'.length) : '';
  if (question?.type === 'stock' && isStoreId(store)) return mayAdd(table, half, question, store) ? 'lit' : 'blocked';
  return offersAbout(table, piece).length > 0 ? 'lit' : 'blocked';
}

/** Carries out a press on a piece. */
export function press(table: BrickTable, piece: Piece): void {
  const { question, half, change } = table;
  const store = piece.startsWith('own:') ? piece.slice('own:'.length) : '';
  if (question?.type === 'stock' && isStoreId(store)) {
    if (mayAdd(table, half, question, store)) change({ order: [...half.order, store] });
    return;
  }
  const offers = offersAbout(table, piece);
  const only = offers.length === 1 ? offers[0] : undefined;
  const move = only?.moves.length === 1 ? only.moves[0] : undefined;
  if (move !== undefined && question !== null && atOnce.includes(question.type)) table.play(move);
  else if (offers.length > 0) change({ selected: half.selected === piece ? null : piece });
}
