import type { Effect } from '../../../../shared/games/brick-and-mortar/effects.ts';
import { type ItemType, itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import type { RecipePart } from '../../../design/index.ts';

/** Amounts of dollars, with a minus sign if negative. */
type Money = (amount: number) => string;

const arrow: RecipePart = { icon: 'arrow' };

/** The most types with a crate each; one icon stands for more. */
const mostCrates = 2;

function crates(items: readonly ItemType[], count?: number): readonly RecipePart[] {
  return items.length > mostCrates ? [{ icon: 'assorted', count }] : items.map((good) => ({ good, count }));
}

/** A modifier in icons and figures, for the plinth of a shop; `effectSentence` has all of it. */
export function effectParts(effect: Effect, money: Money): readonly RecipePart[] {
  const change = (amount: number): RecipePart => ({ text: amount < 0 ? money(amount) : `+${money(amount)}` });
  const gained = (points: number): RecipePart => ({ points: `+${points}` });
  switch (effect.kind) {
    case 'peek-and-add-card':
      return [{ icon: 'eye' }, { icon: 'card', count: `+${effect.cards}` }];
    case 'draw-extra':
      return [{ icon: 'card', count: `+${effect.cards}` }];
    case 'bottom-shelf-points':
      return [{ icon: 'bottom-shelf' }, gained(effect.points)];
    case 'close-points':
      return [{ icon: 'shutter' }, { good: effect.item }, gained(effect.points)];
    case 'self-discount':
      return [change(-effect.perOpenStore), { icon: 'shop-window', count: '×' }];
    case 'store-discount':
      return [{ icon: 'shop-window' }, change(-effect.amount)];
    case 'close-after-selling':
      return [{ good: effect.item }, arrow, { icon: 'shutter' }];
    case 'art-on-jewelry-boxes':
      return [{ good: 'art' }, arrow, { good: 'jewelry' }];
    case 'supply-or-points':
      return [{ good: effect.item, count: `+${effect.items}` }, { text: '/' }, gained(effect.points)];
    case 'sale-bonus-by-shelf':
      return [...shelfBonus('top-shelf', effect.top, change), ...shelfBonus('bottom-shelf', effect.lower, change)];
    case 'sale-bonus':
      return [...crates(effect.items), change(effect.amount)];
    case 'sale-bonus-if-rival':
      return [{ icon: 'person' }, { good: effect.item }, change(effect.amount)];
    case 'split-investment':
      return [{ text: `${effect.purchases} ×` }, { points: effect.mostEach }];
    case 'invest-rebate':
      return [{ points: `${effect.leastPoints}+` }, change(-effect.rebate)];
    case 'types-sold-points':
      return [{ icon: 'assorted', count: effect.leastTypes }, arrow, { points: effect.points }];
    case 'half-for-points':
      return [{ good: effect.item, count: '½' }, arrow, { points: effect.points }];
    case 'points-per-sold':
      return effect.item === 'each'
        ? [{ icon: 'alike', count: effect.every }, arrow, { points: effect.points }]
        : [{ good: effect.item, count: effect.every }, arrow, { points: effect.points }];
    case 'points-only-sales':
      return [{ icon: 'no-coin' }, arrow, { points: '' }];
    case 'points-for-full-stock':
      return [{ good: effect.item, count: effect.count }, arrow, { points: effect.points }];
    case 'supply-discount':
      return effect.scope === 'store'
        ? [...crates(effect.items), change(-effect.amount)]
        : [{ icon: 'alike', count: `${effect.leastItems}+` }, change(-effect.amount)];
    case 'supply-to-market':
      return [{ good: effect.item, count: `+${effect.most}` }, arrow, { icon: 'crates' }];
    case 'free-stock':
      return [{ good: effect.item, count: effect.count }, { text: money(0) }];
    case 'free-leftover':
      return [{ icon: 'crates' }, arrow, ...crates(effect.items, effect.most ?? undefined), { text: money(0) }];
    case 'needs-market-stock':
      return [{ icon: 'crates' }, { good: effect.item }, { icon: 'check' }];
    case 'transfer':
      return [{ icon: 'swap' }, ...crates(effect.items)];
    case 'fulfillment':
      return [{ icon: 'lock' }, { icon: 'crates' }];
    case 'rescue-surplus':
      return [{ icon: 'save' }, ...crates(effect.items)];
    case 'buy-surplus':
      return [{ icon: 'person' }, arrow, ...crates(itemTypes.filter((item) => item in effect.prices))];
    case 'collector':
      return [{ good: effect.item, count: effect.per }, arrow, { points: effect.points }];
    case 'expire-to-market':
      return [{ icon: 'bottom-shelf' }, arrow, { icon: 'crates' }, gained(effect.points)];
    case 'no-aging':
      return [{ icon: 'none' }];
  }
}

function shelfBonus(
  icon: 'top-shelf' | 'bottom-shelf',
  amount: number,
  change: (amount: number) => RecipePart,
): readonly RecipePart[] {
  return amount === 0 ? [] : [{ icon }, change(amount)];
}
