import { type ItemType, itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';

/** True for one of the five item types. */
export function isItemType(kind: string): kind is ItemType {
  return itemTypes.some((item) => item === kind);
}
