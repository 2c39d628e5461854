import { internedByNumber, notAnAnswer, type Seat } from '../../../../engine/index.ts';
import type { BrickEvent } from '../../events.ts';
import type { ItemType } from '../../items.ts';
import type { BrickMove } from '../../moves.ts';
import { addItems, freeSpace } from '../../open-stores.ts';
import { changePoints } from '../../points.ts';
import type { BrickState, OpenStore } from '../../state.ts';
import type { StoreId } from '../../stores/index.ts';
import type { WindowModifier } from './window-modifier.ts';

const supplyMarketMove = internedByNumber(
  (store: StoreId, count): BrickMove => ({ type: 'supply-market', store, count }),
);
const takeFreeMove = internedByNumber((store: StoreId, count): BrickMove => ({ type: 'take-free', store, count }));
const supplyOrPointsMove = internedByNumber(
  (store: StoreId, index): BrickMove => ({
    type: 'supply-or-points',
    store,
    choice: index === 0 ? 'supply' : 'points',
  }),
);

/** Adds items to the market from the general supply, which is unlimited. Rulings 24 and 50. */
function supplyMarket(
  state: BrickState,
  seat: Seat,
  store: StoreId,
  item: ItemType,
  count: number,
  events: BrickEvent[],
): void {
  state.market[item] += count;
  events.push({ type: 'supplied-by-store', seat, store, item, count });
}

/** Ruling 50: factories and mills supply the market, not their own shelves. */
export const supplyToMarket: WindowModifier<'supply-to-market'> = {
  move: 'supply-market',
  once: true,
  offer(_state, _moment, store, effect, into) {
    for (let count = 1; count <= effect.most; count++) into.push(supplyMarketMove(store.id, count));
  },
  use(state, moment, store, effect, move, events) {
    if (move.type !== 'supply-market') throw notAnAnswer('window', move.type);
    supplyMarket(state, moment.seat, store.id, effect.item, move.count, events);
  },
};

function stockFree(store: OpenStore, event: Extract<BrickEvent, { type: 'stocked-free' }>, events: BrickEvent[]): void {
  addItems(store, event.item, event.count);
  events.push(event);
}

/** Takes free items from the general supply, as many as fit. Not a purchase: ruling 46. */
export const freeStock: WindowModifier<'free-stock'> = {
  move: 'take-free',
  once: true,
  offer(_state, _moment, store, effect, into) {
    const count = Math.min(effect.count, freeSpace(store, effect.item));
    if (count > 0) into.push(takeFreeMove(store.id, count));
  },
  use(_state, moment, store, effect, move, events) {
    if (move.type !== 'take-free') throw notAnAnswer('window', move.type);
    const { item } = effect;
    const { seat } = moment;
    const { count } = move;
    stockFree(store, { type: 'stocked-free', seat, store: store.id, item, count, source: 'general-supply' }, events);
  },
};

/** Takes free items left in the market right after the supply of their type. Not a purchase: ruling 46. */
export const freeLeftover: WindowModifier<'free-leftover'> = {
  move: 'take-free',
  once: true,
  offer(state, moment, store, effect, into) {
    const { item } = moment;
    if (item === null || !effect.items.includes(item)) return;
    if (effect.oncePerSupply && store.favourUsed) return;
    const fitting = Math.min(state.market[item], freeSpace(store, item));
    const most = effect.most === null ? fitting : Math.min(effect.most, fitting);
    for (let count = 1; count <= most; count++) into.push(takeFreeMove(store.id, count));
  },
  use(state, moment, store, effect, move, events) {
    const { seat, item } = moment;
    if (move.type !== 'take-free' || item === null) throw notAnAnswer('window', move.type);
    const { count } = move;
    state.market[item] -= count;
    if (effect.oncePerSupply) store.favourUsed = true;
    stockFree(store, { type: 'stocked-free', seat, store: store.id, item, count, source: 'market' }, events);
  },
};

/** Ruling 32: the owner chooses one of the two, or neither. */
export const supplyOrPoints: WindowModifier<'supply-or-points'> = {
  move: 'supply-or-points',
  once: true,
  offer(_state, _moment, store, _effect, into) {
    into.push(supplyOrPointsMove(store.id, 0), supplyOrPointsMove(store.id, 1));
  },
  use(state, moment, store, effect, move, events) {
    if (move.type !== 'supply-or-points') throw notAnAnswer('window', move.type);
    if (move.choice === 'points') changePoints(state, moment.seat, effect.points, 'store-effect', events, store.id);
    else supplyMarket(state, moment.seat, store.id, effect.item, effect.items, events);
  },
};
