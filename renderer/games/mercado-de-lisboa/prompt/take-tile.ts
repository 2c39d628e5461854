import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import { endingWords } from '../interaction/ending-ahead.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { meaningOf } from '../interaction/pieces.ts';
import type { MercadoTable } from '../table.ts';
import { displayExchange } from './exchange.ts';
import { type MercadoPrompt, prompt } from './prompt.ts';

/** The prompt after opening a stand: take a display tile. */
export function takeTilePrompt(table: MercadoTable, pending: PendingChoice): MercadoPrompt {
  const { words, view } = table;
  const meaning = pending.taken === null ? null : meaningOf(pending.taken);
  const picked = meaning?.of === 'display' ? view.display[meaning.at] : undefined;
  const tiles = movesOfType(table, 'take-tile');
  const chosen = tiles.find(({ good }) => good === picked);
  return prompt({
    title: words.counter('titles.take-tile'),
    hint: endingOfTaking(table, chosen === undefined ? tiles : [chosen]) ?? words.counter('hints.take-tile'),
    rule: 'open-a-stand',
    clears: chosen !== undefined,
    actions: [
      ...displayExchange(table),
      ...(chosen === undefined ? tiles : [chosen]).map((move) => ({
        key: move.good,
        label: words.counter('moves.take-tile', { good: words.good(move.good) }),
        moves: [move],
        main: move === chosen || tiles.length === 1,
      })),
    ],
  });
}

/** The tiles that would leave a solo player without an action. Null for none. */
function endingOfTaking(
  table: MercadoTable,
  tiles: readonly Extract<MercadoMove, { type: 'take-tile' }>[],
): string | null {
  const { words } = table;
  const endings = tiles.map((move) => endingWords(table, move));
  const [first] = endings;
  if (first === undefined || endings.every((ending) => ending === first)) return first ?? null;
  const dead = tiles.filter((_, at) => endings[at] !== null).map(({ good }) => words.good(good));
  return words.counter('ending.dead-end.with', { tiles: words.list(dead) });
}
