import type { ItemType } from '../../items.ts';
import { saleBreakdown, totalOf } from '../../prices.ts';
import type { OpenStore } from '../../state.ts';
import type { StoreId } from '../../stores/index.ts';

/** One item to sell, and what it would bring in dollars. */
export interface Sale {
  readonly store: StoreId;
  readonly shelf: number;
  readonly income: number;
}

/**
 * The `count` items of a type with the highest income at a price in competition, highest first. Of equal items the older
 * comes first, because it spoils sooner. Boxes and the market's stock are not considered.
 */
export function bestSales(
  building: readonly Pick<OpenStore, 'id' | 'shelves'>[],
  item: ItemType,
  price: number,
  count: number,
): readonly Sale[] {
  const sales = building.flatMap(({ id, shelves }) =>
    (shelves[item] ?? []).flatMap((held, shelf) => {
      const income = totalOf(saleBreakdown(id, item, shelf, price, true));
      return Array.from({ length: held }, () => ({ store: id, shelf, income }));
    }),
  );
  return sales.toSorted((one, other) => other.income - one.income || other.shelf - one.shelf).slice(0, count);
}
