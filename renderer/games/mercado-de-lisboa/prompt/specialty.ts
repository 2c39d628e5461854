import { goods } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { movesOfType } from '../interaction/offers.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { MercadoTable } from '../table.ts';
import { customersWanting } from '../words/wares-words.ts';
import { type MercadoAction, type MercadoPlan, plan } from './plan.ts';

/** The Specialist's good. Needs confirmation, as it affects the whole game. */
export function specialtyPlan(table: MercadoTable, half: PendingChoice): MercadoPlan {
  const { words } = table;
  const chosen = movesOfType(table, 'specialise').find(({ good }) => good === half.specialty);
  return plan({
    asks: words.counter('asks.specialty'),
    says:
      chosen === undefined
        ? words.counter('says.specialty')
        : words.counter('says.wanting', { count: customersWanting(table.view.customers.flat(), chosen.good) }),
    rule: 'the-nine-challenges',
    clears: chosen !== undefined,
    actions: [
      ...goods.map(
        (good): MercadoAction => ({
          key: good,
          label: words.counter(`goods.${good}`),
          moves: [],
          change: { specialty: good },
          pressed: good === half.specialty,
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
