import type { BrickOrder } from '../../../../shared/games/brick-and-mortar/orders.ts';
import type { OrderWords } from '../../../table/index.ts';
import type { Words } from '../words.ts';

/** A standing order in words. */
export function orderWords(order: BrickOrder, words: Words): OrderWords {
  switch (order.type) {
    case 'bid-up-to': {
      const facts = { money: words.money(order.limit), store: words.theStore(order.store) };
      return { ...said(words, order.type, facts), limit: facts.money };
    }
    case 'pass-month':
      return said(words, order.type, { month: words.month(order.month) });
  }
}

function said({ say }: Words, type: BrickOrder['type'], facts: Readonly<Record<string, string>>): OrderWords {
  return {
    means: say(`orders.${type}.means`, facts),
    give: say(`orders.${type}.give`, facts),
    given: say(`orders.${type}.given`, facts),
  };
}
