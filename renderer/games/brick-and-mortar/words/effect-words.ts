import type { Effect } from '../../../../shared/games/brick-and-mortar/effects.ts';
import { type ItemType, itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import type { Facts } from '../../../game-kit/index.ts';
import type { Translate } from '../../../words/translate.ts';

/** A key under `effects`, and its values. */
interface Wording {
  readonly key: string;
  readonly facts: Facts;
}

/**
 * A modifier in full sentences, without its window: see `windows` in the catalogue.
 * `translate` takes keys of the namespace `brick-and-mortar-stores`.
 */
export function effectSentence(effect: Effect, translate: Translate): string {
  return sentences(effect, translate)
    .map(({ key, facts }) => translate(`effects.${key}`, facts))
    .join(' ');
}

function sentences(effect: Effect, translate: Translate): readonly Wording[] {
  const { kind } = effect;
  const say = (facts: Facts, key: string = kind): readonly Wording[] => [{ key, facts }];
  const one = (item: ItemType) => translate(`items.${item}`, { count: 1 });
  const many = (item: ItemType, count = 2) => translate(`items.${item}`, { count });
  const points = (count: number) => translate('figures.points', { count });
  const money = (amount: number) => translate('figures.money', { amount });
  const change = (amount: number) =>
    amount < 0
      ? translate('figures.less', { money: money(-amount), floor: money(0) })
      : translate('figures.more', { money: money(amount) });

  switch (effect.kind) {
    case 'peek-and-add-card':
    case 'draw-extra':
      return say({ count: effect.cards });
    case 'bottom-shelf-points':
    case 'expire-to-market':
      return say({ points: points(effect.points) });
    case 'close-points':
      return say({ points: points(effect.points), item: one(effect.item) });
    case 'self-discount':
      return say({ money: money(effect.perOpenStore) });
    case 'store-discount':
      return say({ money: money(effect.amount) });
    case 'close-after-selling':
    case 'needs-market-stock':
      return say({ items: many(effect.item) });
    case 'art-on-jewelry-boxes':
    case 'no-aging':
      return say({});
    case 'supply-or-points':
      return say({ count: effect.items, items: many(effect.item, effect.items), points: points(effect.points) });
    case 'sale-bonus-by-shelf':
      return byShelf(effect).flatMap(({ key, amount }) =>
        say({ item: one(effect.item), change: change(amount) }, `${kind}-${key}`),
      );
    case 'sale-bonus':
      return say({ item: effect.items.map(one), change: change(effect.amount) });
    case 'sale-bonus-if-rival':
      return say({ items: many(effect.item), item: one(effect.item), change: change(effect.amount) });
    case 'split-investment':
      return say({ purchases: effect.purchases, points: points(effect.mostEach) });
    case 'invest-rebate':
      return say({ points: points(effect.leastPoints), money: money(effect.rebate) });
    case 'types-sold-points':
      return say({ points: points(effect.points), types: effect.leastTypes });
    case 'half-for-points':
      return say({ points: points(effect.points), items: many(effect.item) });
    case 'points-per-sold':
      return effect.item === 'each'
        ? say({ points: points(effect.points), every: effect.every }, `${kind}-each`)
        : say({ points: points(effect.points), every: effect.every, items: many(effect.item, effect.every) });
    case 'points-only-sales':
      return say({
        rates: eachType(effect.rates, (item, rate) =>
          rate.every === 1
            ? translate('figures.points-each', { points: points(rate.points), item: one(item) })
            : translate('figures.points-every', {
                points: points(rate.points),
                every: rate.every,
                items: many(item, rate.every),
              }),
        ),
      });
    case 'points-for-full-stock':
      return say({ points: points(effect.points), count: effect.count, items: many(effect.item, effect.count) });
    case 'supply-discount':
      return effect.scope === 'store'
        ? say({ item: effect.items.map(one), change: change(-effect.amount) }, `${kind}-store`)
        : say({ count: effect.leastItems, change: change(-effect.amount) }, `${kind}-order`);
    case 'supply-to-market':
      return say({ count: effect.most, items: many(effect.item, effect.most) });
    case 'free-stock':
      return say({ count: effect.count, items: many(effect.item, effect.count) });
    case 'free-leftover': {
      const { most, items } = effect;
      const taken =
        most === null
          ? say({ items: items.map((item) => many(item)) }, `${kind}-fill`)
          : say({ count: most, item: items.map((item) => many(item, most)) });
      return effect.oncePerSupply ? [...taken, ...say({}, `${kind}-once`)] : taken;
    }
    case 'transfer':
    case 'rescue-surplus':
      return say({ items: effect.items.map((item) => many(item)) });
    case 'fulfillment':
      return say({
        boxes: eachType(effect.boxes, (item, count) =>
          translate('figures.boxes', { type: translate(`types.${item}`, {}), count }),
        ),
      });
    case 'buy-surplus':
      return say({
        prices: eachType(effect.prices, (item, price) =>
          translate('figures.money-each', { money: money(price), item: one(item) }),
        ),
      });
    case 'collector':
      return say({ points: points(effect.points), per: effect.per, items: many(effect.item, effect.per) });
  }
}

/** The parts of a bonus by shelf that are not zero. */
function byShelf(effect: { readonly top: number; readonly lower: number }) {
  const halves = [
    { key: 'top', amount: effect.top },
    { key: 'lower', amount: effect.lower },
  ];
  return halves.filter(({ amount }) => amount !== 0);
}

/** One phrase for each type that has a figure, in the order of the types. */
function eachType<Figure>(
  figures: Readonly<Partial<Record<ItemType, Figure>>>,
  phrase: (item: ItemType, figure: Figure) => string,
): readonly string[] {
  return itemTypes.flatMap((item) => {
    const figure = figures[item];
    return figure === undefined ? [] : [phrase(item, figure)];
  });
}
