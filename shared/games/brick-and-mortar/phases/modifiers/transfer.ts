import { interned, internedByNumber, notAnAnswer, playerAt } from '../../../../engine/index.ts';
import type { ItemType } from '../../items.ts';
import type { BrickMove } from '../../moves.ts';
import { addItems, freeSpace, openStoreOf, takeItem } from '../../open-stores.ts';
import type { OpenStore } from '../../state.ts';
import type { StoreId } from '../../stores/index.ts';
import type { WindowModifier } from './window-modifier.ts';

const transferMoves = interned((store: StoreId) =>
  interned((item: ItemType) =>
    interned((from: StoreId) =>
      internedByNumber((into: StoreId, shelf): BrickMove => ({ type: 'transfer', store, item, from, shelf, into })),
    ),
  ),
);

/** Ruling 53: a transferred item is on a top shelf and may not move again this Sale Phase. */
function movable(from: OpenStore, item: ItemType, shelf: number): number {
  const count = from.shelves[item]?.[shelf] ?? 0;
  return shelf === 0 ? count - from.transferred[item] : count;
}

function offerTransfers(store: StoreId, item: ItemType, from: OpenStore, into: OpenStore, moves: BrickMove[]): void {
  const shelves = from.shelves[item];
  if (shelves === undefined || freeSpace(into, item) === 0) return;
  for (let shelf = 0; shelf < shelves.length; shelf++) {
    if (movable(from, item, shelf) > 0) moves.push(transferMoves(store)(item)(from.id)(into.id, shelf));
  }
}

/** Moves items between this store and the owner's others, both ways, onto the top shelf. Rulings 34 and 53. */
export const transfer: WindowModifier<'transfer'> = {
  move: 'transfer',
  once: false,
  offer(state, moment, store, effect, moves) {
    for (const other of playerAt(state, moment.seat).building) {
      if (other === store) continue;
      for (const item of effect.items) {
        offerTransfers(store.id, item, store, other, moves);
        offerTransfers(store.id, item, other, store, moves);
      }
    }
  },
  use(state, moment, _store, _effect, move, events) {
    if (move.type !== 'transfer') throw notAnAnswer('window', move.type);
    const player = playerAt(state, moment.seat);
    const into = openStoreOf(player, move.into);
    const { item, from, shelf } = move;
    takeItem(openStoreOf(player, from), item, shelf);
    addItems(into, item, 1);
    into.transferred[item] += 1;
    events.push({ type: 'transferred', seat: moment.seat, item, from, shelf, into: into.id });
  },
};
