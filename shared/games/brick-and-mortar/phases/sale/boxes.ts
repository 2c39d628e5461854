import type { ItemCounts, ItemType } from '../../items.ts';
import { effectsOf, itemsOn } from '../../open-stores.ts';
import type { BrickState, OpenStore, PlayerState } from '../../state.ts';
import type { StoreId } from '../../stores/index.ts';

/** Whether the type can be sold from this store now. Some stores need the type in the market. Ruling 31. */
export function maySellFrom(market: Readonly<ItemCounts>, store: StoreId, item: ItemType): boolean {
  if (market[item] > 0) return true;
  for (const effect of effectsOf(store, 'needs-market-stock')) if (effect.item === item) return false;
  return true;
}

/** Items of the type in the building that can be sold now. */
export function sellableItems(
  market: Readonly<ItemCounts>,
  building: readonly Pick<OpenStore, 'id' | 'shelves'>[],
  item: ItemType,
): number {
  let items = 0;
  for (const store of building) if (maySellFrom(market, store.id, item)) items += itemsOn(store, item);
  return items;
}

/** Whether art sold from this store may go to the jewelry boxes of the Demand cards. Ruling 33. */
export function usesJewelryBoxes(store: StoreId, item: ItemType): boolean {
  return item === 'art' && effectsOf(store, 'art-on-jewelry-boxes').length > 0;
}

/**
 * The highest quantity for a dial: the sellable items, but no more than the boxes on Demand cards plus own boxes,
 * before any sale.
 * Ruling 5; an Art Purveyor that holds art adds the empty jewelry boxes.
 */
export function mostToSell(
  state: Pick<BrickState, 'market' | 'demandBoxes'>,
  player: Pick<PlayerState, 'building'>,
  item: ItemType,
): number {
  let boxes = state.demandBoxes[item];
  let jewelryBoxes = 0;
  for (const store of player.building) {
    if (store.boxes !== null) boxes += store.boxes[item];
    if (usesJewelryBoxes(store.id, item) && itemsOn(store, item) > 0) jewelryBoxes = state.demandBoxes.jewelry;
  }
  return Math.min(sellableItems(state.market, player.building, item), boxes + jewelryBoxes);
}
