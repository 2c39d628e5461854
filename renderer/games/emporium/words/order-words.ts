import type { EmporiumOrder } from '../../../../shared/games/emporium/orders.ts';
import type { OrderWords } from '../../../table/index.ts';
import type { Words } from '../words.ts';

/** A standing order in words. */
export function orderWords({ type }: EmporiumOrder, { counter }: Words): OrderWords {
  return {
    means: counter(`orders.${type}.means`),
    give: counter(`orders.${type}.give`),
    given: counter(`orders.${type}.given`),
  };
}
