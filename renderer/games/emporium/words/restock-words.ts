import { type ItemId, item } from '../../../../shared/games/emporium/items/index.ts';
import { tierRules } from '../../../../shared/games/emporium/items/tiers.ts';
import type { Words } from '../words.ts';

/** What upgrading a card brings, the first of a restocking: what it becomes, and what a second of its tier would cost. */
export function upgradeWords(words: Words, id: ItemId): string {
  const { tier } = item(id);
  return words.counter(`upgrade.${tier}`, { fee: words.gold(tierRules[tier].secondUpgrade) });
}
