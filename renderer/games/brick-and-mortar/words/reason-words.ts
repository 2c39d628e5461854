import type { Reason } from '../../../../shared/games/brick-and-mortar/reasons.ts';
import type { Words } from '../words.ts';

/** The reason why something cannot be used now. */
export function reasonWords(reason: Reason, words: Words): string {
  const { say } = words;
  switch (reason.why) {
    case 'others-turn':
      return say('reasons.others-turn', { names: words.names(reason.seats), count: reason.seats.length });
    case 'not-now':
      return say(`reasons.not-now-${reason.when}`);
    case 'auction-runs':
      return say('reasons.auction-runs', { store: words.store(reason.store) });
    case 'on-deck':
    case 'bought-this-month':
    case 'sealed':
    case 'not-asked':
    case 'nothing-to-use':
    case 'limit':
      return say(`reasons.${reason.why}`);
    case 'does-not-hold':
    case 'market-empty':
    case 'none-of-type':
    case 'market-must-hold':
    case 'no-box':
      return say(`reasons.${reason.why}`, { item: words.item(reason.item) });
    case 'full':
      return say('reasons.full', { item: words.item(reason.item), held: reason.held, capacity: reason.capacity });
    case 'all-ordered':
      return say('reasons.all-ordered', { items: words.items(reason.item, reason.count) });
    case 'short':
      return say('reasons.short', { money: words.money(reason.money) });
    case 'too-dear':
      return say('reasons.too-dear', {
        cost: words.money(reason.cost),
        money: words.money(reason.money),
        tokens: say('tokens', { count: reason.tokens }),
      });
  }
}
