import { goods } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { movesOfType } from '../../../game-kit/index.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { MercadoTable } from '../table.ts';
import { customersWanting } from '../words/wares-words.ts';
import { type MercadoAction, type MercadoPrompt, prompt } from './prompt.ts';

/** The Specialist's good. Needs confirmation, as it affects the whole game. */
export function specialtyPrompt(table: MercadoTable, pending: PendingChoice): MercadoPrompt {
  const { words } = table;
  const chosen = movesOfType(table, 'specialise').find(({ good }) => good === pending.specialty);
  return prompt({
    title: words.counter('titles.specialty'),
    hint:
      chosen === undefined
        ? words.counter('hints.specialty')
        : words.counter('hints.wanting', { count: customersWanting(table.view.customers.flat(), chosen.good) }),
    rule: 'the-nine-challenges',
    clears: chosen !== undefined,
    actions: [
      ...goods.map(
        (good): MercadoAction => ({
          key: good,
          label: words.counter(`goods.${good}`),
          moves: [],
          change: { specialty: good },
          pressed: good === pending.specialty,
        }),
      ),
      ...(chosen === undefined
        ? []
        : [
            {
              key: 'specialise',
              label: words.counter('moves.specialise', { good: words.good(chosen.good) }),
              moves: [chosen],
              main: true,
            },
          ]),
    ],
  });
}
