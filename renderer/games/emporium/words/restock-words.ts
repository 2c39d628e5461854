import { type ItemId, item } from '../../../../shared/games/emporium/items/index.ts';
import { tierRules } from '../../../../shared/games/emporium/items/tiers.ts';
import type { Words } from '../words.ts';

/** What a first upgrade turns a card into, and the price of a second one. */
export function upgradeWords(words: Words, id: ItemId): string {
  const { tier } = item(id);
  return words.counter(`upgrade.${tier}`, { fee: words.gold(tierRules[tier].secondUpgrade) });
}
