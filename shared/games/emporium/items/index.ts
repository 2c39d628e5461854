import { chainmail } from './chainmail.ts';
import type { ItemFigures } from './item.ts';
import { leather } from './leather.ts';
import { steel } from './steel.ts';
import type { Tier } from './tiers.ts';

const catalogue = { ...leather, ...chainmail, ...steel };

export type ItemId = keyof typeof catalogue;

/** An item card: the values on its face, and its tier, which its back shows too. */
export interface Item extends ItemFigures {
  readonly id: ItemId;
  readonly tier: Tier;
}

/** Whether an id from outside is that of an item. */
export function isItemId(id: string): id is ItemId {
  return Object.hasOwn(catalogue, id);
}

/** The ids of all 81 items, leather first, in the order of the catalogue. */
export const itemIds: readonly ItemId[] = Object.keys(catalogue).filter(isItemId);

function tierOf(id: ItemId): Tier {
  if (Object.hasOwn(leather, id)) return 'leather';
  return Object.hasOwn(chainmail, id) ? 'chainmail' : 'steel';
}

const byId: ReadonlyMap<ItemId, Item> = new Map(itemIds.map((id) => [id, { id, tier: tierOf(id), ...catalogue[id] }]));

/** The item with this id. Throws RangeError for an unknown one. */
export function item(id: ItemId): Item {
  const found = byId.get(id);
  if (found === undefined) throw new RangeError(`no item ${id}`);
  return found;
}

/** The items of a tier, in the order of the catalogue. */
export function itemsOf(tier: Tier): readonly ItemId[] {
  return itemIds.filter((id) => item(id).tier === tier);
}
