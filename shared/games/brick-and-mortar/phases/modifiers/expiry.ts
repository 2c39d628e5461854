import { interned, notAnAnswer } from '../../../../engine/index.ts';
import { type ItemType, itemTypes } from '../../items.ts';
import type { BrickMove } from '../../moves.ts';
import { ages, takeItem } from '../../open-stores.ts';
import { changePoints } from '../../points.ts';
import type { OpenStore } from '../../state.ts';
import type { StoreId } from '../../stores/index.ts';
import type { WindowModifier } from './window-modifier.ts';

const returnMoves = interned((store: StoreId) =>
  interned((item: ItemType): BrickMove => ({ type: 'return-to-market', store, item })),
);

/** How many items of the type leave the bottom shelf when items age. Rules, "Inventory". */
export function expiring(store: Pick<OpenStore, 'id' | 'shelves'>, item: ItemType): number {
  const shelves = store.shelves[item];
  if (shelves === undefined || !ages(store.id)) return 0;
  return shelves[shelves.length - 1] ?? 0;
}

/** Sends an expiring item to the market for points, one at a time, optionally. Ruling 37. */
export const expireToMarket: WindowModifier<'expire-to-market'> = {
  move: 'return-to-market',
  once: false,
  offer(_state, _moment, store, _effect, into) {
    for (const item of itemTypes) if (expiring(store, item) > 0) into.push(returnMoves(store.id)(item));
  },
  use(state, moment, store, effect, move, events) {
    if (move.type !== 'return-to-market') throw notAnAnswer('window', move.type);
    const { item } = move;
    takeItem(store, item, (store.shelves[item]?.length ?? 0) - 1);
    state.market[item] += 1;
    events.push({ type: 'returned-to-market', seat: moment.seat, store: store.id, item });
    changePoints(state, moment.seat, effect.points, 'store-effect', events, store.id);
  },
};
