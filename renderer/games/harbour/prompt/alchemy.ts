import { abilityOf } from '../../../../shared/games/harbour/holdings.ts';
import { alchemyChoice, alchemyMoves } from '../interaction/alchemy.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { type HarbourTable, playerOf } from '../table.ts';
import { type HarbourAction, type HarbourPlan, plan } from './plan.ts';

/** The button to start a conversion of goods, if legal. */
export function alchemyButton(table: HarbourTable): readonly HarbourAction[] {
  if (alchemyMoves(table.moves).length === 0) return [];
  const label = table.words.counter('moves.alchemy');
  return [
    { key: 'alchemy', label, moves: [], change: { alchemy: { pay: null, from: null, into: null }, selected: null } },
  ];
}

/** The prompt for a conversion of goods. Null if none is being composed. */
export function alchemyPlan(table: HarbourTable, half: PendingChoice): HarbourPlan | null {
  const { words, moves, near, view } = table;
  if (half.alchemy === null || alchemyMoves(moves).length === 0) return null;
  const { chosen, asks, move } = alchemyChoice(moves, half.alchemy);
  const count = abilityOf(playerOf(view, near), 'alchemy')?.goods ?? 0;
  const { pay, from, into } = chosen;
  const facts = {
    count,
    pay: pay === null ? '' : words.goods(pay, 1),
    from: from === null ? '' : words.goods(from, count),
    into: into === null ? '' : words.goods(into, count),
  };
  if (move !== null) {
    return plan({
      asks: words.counter('asks.alchemy', facts),
      says: words.counter('says.alchemy', facts),
      rule: 'characters',
      clears: true,
      actions: [{ key: 'alchemy', label: words.counter('moves.turn-goods', facts), moves: [move], main: true }],
    });
  }
  return plan({
    asks: words.counter(`asks.alchemy-${asks ?? 'pay'}`, facts),
    says: words.counter('says.alchemy', facts),
    rule: 'characters',
    clears: true,
  });
}
