import { areEqual } from '../../../../shared/games/mercado-de-lisboa/bag.ts';
import type { Good } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import { type MercadoTable, playerOf } from '../table.ts';
import { reasonWords } from '../words/reason-words.ts';
import type { MercadoAction } from './prompt.ts';

/** The exchange of the own three tiles; empty unless they are equal. Ruling 10. */
export function handExchange(table: MercadoTable): readonly MercadoAction[] {
  const { view, ownSeat } = table;
  return exchange(table, 'exchange-hand', playerOf(view, ownSeat).tiles, view.turn?.handExchanged === true);
}

/** The exchange of the display's three tiles; empty unless they are equal. Ruling 10. */
export function displayExchange(table: MercadoTable): readonly MercadoAction[] {
  const { view } = table;
  return exchange(table, 'exchange-display', view.display, view.turn?.displayExchanged === true);
}

function exchange(
  table: MercadoTable,
  type: 'exchange-hand' | 'exchange-display',
  tiles: readonly Good[],
  exchanged: boolean,
): readonly MercadoAction[] {
  const { words } = table;
  if (!areEqual(tiles)) return [];
  const [move] = movesOfType(table, type);
  const button = { key: type, label: words.counter(`moves.${type}`), moves: move === undefined ? [] : [move] };
  if (move !== undefined) return [button];
  return [{ ...button, disabledReason: reasonWords({ why: exchanged ? 'exchanged' : 'bag-empty' }, words) }];
}
