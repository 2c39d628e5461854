import { type ItemType, itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';

/** Is this one of the five item types? */
export function isItemType(kind: string): kind is ItemType {
  return itemTypes.some((item) => item === kind);
}
