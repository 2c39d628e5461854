import { interned, internedByNumber, notAnAnswer, playerAt, type Seat, seatsOf } from '../../../../engine/index.ts';
import type { BrickMove } from '../../moves.ts';
import { addItems, freeSpace } from '../../open-stores.ts';
import { pay, tokenRange } from '../../payment.ts';
import type { StoreId } from '../../stores/index.ts';
import type { WindowModifier } from './window-modifier.ts';

const buySurplusMoves = interned((store: StoreId) =>
  internedByNumber((from: Seat, tokens): BrickMove => ({ type: 'buy-surplus', store, from, tokens })),
);

/** Buys opponents' surplus after everyone has sold the type; each item is paid in full to its owner. Ruling 52. */
export const buySurplus: WindowModifier<'buy-surplus'> = {
  move: 'buy-surplus',
  once: false,
  offer(state, moment, store, effect, into) {
    const { item, seat } = moment;
    const price = item === null ? undefined : effect.prices[item];
    if (item === null || price === undefined || freeSpace(store, item) === 0) return;
    const { least, most } = tokenRange(playerAt(state, seat).money, price);
    for (const from of seatsOf(state.seatCount)) {
      if (from === seat || playerAt(state, from).surplus === 0) continue;
      for (let tokens = least; tokens <= most; tokens++) into.push(buySurplusMoves(store.id)(from, tokens));
    }
  },
  use(state, moment, store, effect, move, events) {
    const { item, seat } = moment;
    const price = item === null ? undefined : effect.prices[item];
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
