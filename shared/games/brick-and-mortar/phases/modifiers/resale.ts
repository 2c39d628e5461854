import { interned, internedByNumber, notAnAnswer, playerAt, type Seat, seatsOf } from '../../../../engine/index.ts';
import type { ItemType } from '../../items.ts';
import type { BrickMove } from '../../moves.ts';
import { addItems, effectsOf, freeSpace } from '../../open-stores.ts';
import { pay, tokenRange } from '../../payment.ts';
import type { StoreId } from '../../stores/index.ts';
import type { WindowModifier } from './window-modifier.ts';

const buySurplusMoves = interned((store: StoreId) =>
  internedByNumber((from: Seat, tokens): BrickMove => ({ type: 'buy-surplus', store, from, tokens })),
);

/** The price of one item of a rival's surplus for this store; undefined for a type that it does not buy. */
export function resalePrice(store: StoreId, item: ItemType | null): number | undefined {
  return item === null ? undefined : effectsOf(store, 'buy-surplus')[0]?.prices[item];
}

/** Buys opponents' surplus after everyone has sold the type; each item is paid in full to its owner. Ruling 52. */
export const buySurplus: WindowModifier<'buy-surplus'> = {
  move: 'buy-surplus',
  once: false,
  offer(state, moment, store, _effect, into) {
    const { item, seat } = moment;
    const price = resalePrice(store.id, item);
    if (item === null || price === undefined || freeSpace(store, item) === 0) return;
    const { least, most } = tokenRange(playerAt(state, seat).money, price);
    for (const from of seatsOf(state.seatCount)) {
      if (from === seat || playerAt(state, from).surplus === 0) continue;
      for (let tokens = least; tokens <= most; tokens++) into.push(buySurplusMoves(store.id)(from, tokens));
    }
  },
  use(state, moment, store, _effect, move, events) {
    const { item, seat } = moment;
    const price = resalePrice(store.id, item);
    if (move.type !== 'buy-surplus' || item === null || price === undefined) throw notAnAnswer('window', move.type);
    const { from, tokens } = move;
    const discarder = playerAt(state, from);
    pay(playerAt(state, seat), price, tokens);
    discarder.money += price;
    discarder.surplus -= 1;
    addItems(store, item, 1);
    events.push({ type: 'surplus-bought', seat, store: store.id, from, item, paid: price, tokens });
  },
};
