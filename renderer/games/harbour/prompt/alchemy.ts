import { abilityOf } from '../../../../shared/games/harbour/holdings.ts';
import { alchemyChoice, alchemyMoves } from '../interaction/alchemy.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { type HarbourTable, playerOf } from '../table.ts';
import { type HarbourAction, type HarbourPrompt, prompt } from './prompt.ts';

/** The button to start a conversion of goods, if legal. */
export function alchemyButton(table: HarbourTable): readonly HarbourAction[] {
  if (alchemyMoves(table.moves).length === 0) return [];
  const label = table.words.counter('moves.alchemy');
  return [
    { key: 'alchemy', label, moves: [], change: { alchemy: { pay: null, from: null, into: null }, selected: null } },
  ];
}

/** The prompt for a conversion of goods. Null if none is being composed. */
export function alchemyPrompt(table: HarbourTable, pending: PendingChoice): HarbourPrompt | null {
  const { words, moves, ownSeat, view } = table;
  if (pending.alchemy === null || alchemyMoves(moves).length === 0) return null;
  const { chosen, asks, move } = alchemyChoice(moves, pending.alchemy);
  const count = abilityOf(playerOf(view, ownSeat), 'alchemy')?.goods ?? 0;
  const { pay, from, into } = chosen;
  const facts = {
    count,
    pay: pay === null ? '' : words.goods(pay, 1),
    from: from === null ? '' : words.goods(from, count),
    into: into === null ? '' : words.goods(into, count),
  };
  if (move !== null) {
    return prompt({
      title: words.counter('titles.alchemy', facts),
      hint: words.counter('hints.alchemy', facts),
      rule: 'characters',
      clears: true,
      actions: [{ key: 'alchemy', label: words.counter('moves.turn-goods', facts), moves: [move], main: true }],
    });
  }
  return prompt({
    title: words.counter(`titles.alchemy-${asks ?? 'pay'}`, facts),
    hint: words.counter('hints.alchemy', facts),
    rule: 'characters',
    clears: true,
  });
}
