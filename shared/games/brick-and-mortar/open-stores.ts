import { AuditFailure, playerAt, type Seat } from '../../engine/index.ts';
import type { Effect, EffectKind, EffectOf } from './effects.ts';
import type { BrickEvent } from './events.ts';
import { type ItemCounts, type ItemType, itemTypes, noItems } from './items.ts';
import type { BrickState, OpenStore, PlayerState } from './state.ts';
import { type StoreId, stores } from './stores/index.ts';

/** A newly opened store with empty shelves. */
export function newOpenStore(id: StoreId): OpenStore {
  const shelves: OpenStore['shelves'] = {};
  for (const item of itemTypes) {
    const holding = stores[id].holds[item];
    if (holding !== undefined) shelves[item] = new Array<number>(holding.shelves).fill(0);
  }
  return { id, shelves, sold: noItems(), transferred: noItems(), boxes: null, favourUsed: false };
}

/** Items of the type on all shelves of the store. */
export function itemsOn(store: Pick<OpenStore, 'shelves'>, item: ItemType): number {
  const shelves = store.shelves[item];
  if (shelves === undefined) return 0;
  let items = 0;
  for (const count of shelves) items += count;
  return items;
}

/** Items of each type on the shelves of the store. */
export function stockOf(store: Pick<OpenStore, 'shelves'>): ItemCounts {
  const counts = noItems();
  for (const item of itemTypes) counts[item] = itemsOn(store, item);
  return counts;
}

/** How many more items of the type the store can take; 0 for a type it does not hold. */
export function freeSpace(store: Pick<OpenStore, 'id' | 'shelves'>, item: ItemType): number {
  const holding = stores[store.id].holds[item];
  return holding === undefined ? 0 : holding.capacity - itemsOn(store, item);
}

/** Free capacity of a whole building for the type. */
export function freeCapacity(building: readonly Pick<OpenStore, 'id' | 'shelves'>[], item: ItemType): number {
  let free = 0;
  for (const store of building) free += freeSpace(store, item);
  return free;
}

/** Items of the type in a whole building. */
export function itemsIn(building: readonly Pick<OpenStore, 'shelves'>[], item: ItemType): number {
  let items = 0;
  for (const store of building) items += itemsOn(store, item);
  return items;
}

/**
 * Adds items to the store's top shelf. Rules, "Aim and words": items enter on the top shelf. Throws AuditFailure if
 * they do not fit.
 */
export function addItems(store: OpenStore, item: ItemType, count: number): void {
  const shelves = store.shelves[item];
  if (shelves === undefined || count > freeSpace(store, item)) {
    throw new AuditFailure(`${store.id} has no room for ${count} ${item}`);
  }
  shelves[0] = (shelves[0] ?? 0) + count;
}

/** Removes one item from a shelf (0: the top one). Throws AuditFailure if there is none. */
export function takeItem(store: OpenStore, item: ItemType, shelf: number): void {
  const shelves = store.shelves[item];
  const count = shelves?.[shelf] ?? 0;
  if (shelves === undefined || count === 0) throw new AuditFailure(`no ${item} on shelf ${shelf} of ${store.id}`);
  shelves[shelf] = count - 1;
}

/** The player's open store with this id. Throws RangeError if it is not open. */
export function openStoreOf(player: PlayerState, id: StoreId): OpenStore {
  const store = player.building.find((candidate) => candidate.id === id);
  if (store === undefined) throw new RangeError(`${id} is not open`);
  return store;
}

/** A store's modifiers by kind. */
type EffectsByKind = { readonly [Kind in EffectKind]?: readonly EffectOf<Kind>[] };

function isOfKind<Kind extends EffectKind>(effect: Effect, kind: Kind): effect is Effect & EffectOf<Kind> {
  return effect.kind === kind;
}

function ofKind<Kind extends EffectKind>(effects: readonly Effect[], kind: Kind): readonly EffectOf<Kind>[] {
  const found: EffectOf<Kind>[] = [];
  for (const effect of effects) if (isOfKind(effect, kind)) found.push(effect);
  return found;
}

/** Precomputed for every store, because every price computation needs it. */
const effectsByStore = new Map<string, EffectsByKind>(
  Object.entries(stores).map(([id, { effects }]) => [
    id,
    Object.fromEntries(effects.map(({ kind }) => [kind, ofKind(effects, kind)])),
  ]),
);
const noEffects: EffectsByKind = {};
const none: readonly never[] = [];

/** The store's modifiers of one kind, in printed order. The list is shared: do not change it. */
export function effectsOf<Kind extends EffectKind>(id: StoreId, kind: Kind): readonly EffectOf<Kind>[] {
  const byKind: EffectsByKind = effectsByStore.get(id) ?? noEffects;
  return byKind[kind] ?? none;
}

/** Whether the store's items move down in Inventory. */
export function ages(id: StoreId): boolean {
  return effectsOf(id, 'no-aging').length === 0;
}

/**
 * Closes a store: its card leaves the game, its items go to the general supply, and stores to its right slide left.
 * Returns the discarded items. The caller adds points for closing (ruling 47).
 */
export function closeStore(
  state: BrickState,
  seat: Seat,
  id: StoreId,
  why: 'owner' | 'after-selling' | 'empty',
  events: BrickEvent[],
): ItemCounts {
  const player = playerAt(state, seat);
  const store = openStoreOf(player, id);
  const discarded = stockOf(store);
  player.building = player.building.filter((candidate) => candidate !== store);
  events.push({ type: 'store-closed', seat, store: id, why, discarded });
  return discarded;
}
