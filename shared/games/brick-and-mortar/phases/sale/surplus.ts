import { askedAlone, interned, internedByNumber, notAnAnswer, playerAt, type Seat } from '../../../../engine/index.ts';
import type { BrickEvent } from '../../events.ts';
import type { ItemType } from '../../items.ts';
import type { BrickMove } from '../../moves.ts';
import { addItems, effectsOf, freeSpace, openStoreOf, takeItem } from '../../open-stores.ts';
import type { BrickState } from '../../state.ts';
import type { StoreId } from '../../stores/index.ts';
import type { MarketSteps } from '../market-steps.ts';
import type { RulesOf } from '../question-rules.ts';
import { maySellFrom } from './boxes.ts';

const discardMoves = internedByNumber(
  (store: StoreId, shelf): BrickMove => ({ type: 'discard-surplus', store, shelf }),
);
const rescueMoves = interned((into: StoreId) =>
  internedByNumber((store: StoreId, shelf): BrickMove => ({ type: 'rescue-surplus', store, shelf, into })),
);

function rescues(store: StoreId, item: ItemType): boolean {
  for (const effect of effectsOf(store, 'rescue-surplus')) if (effect.items.includes(item)) return true;
  return false;
}

/** Ruling 7: the owner chooses which items are surplus, and whether to rescue each. */
function surplusMoves(state: BrickState, seat: Seat, item: ItemType): BrickMove[] {
  const { building } = playerAt(state, seat);
  const moves: BrickMove[] = [];
  for (const store of building) {
    const shelves = store.shelves[item];
    if (shelves === undefined || !maySellFrom(state.market, store.id, item)) continue;
    for (let shelf = 0; shelf < shelves.length; shelf++) {
      if ((shelves[shelf] ?? 0) === 0) continue;
      moves.push(discardMoves(store.id, shelf));
      for (const into of building) {
        if (into === store || freeSpace(into, item) === 0 || !rescues(into.id, item)) continue;
        moves.push(rescueMoves(into.id)(store.id, shelf));
      }
    }
  }
  return moves;
}

function settle(state: BrickState, seat: Seat, item: ItemType, move: BrickMove, events: BrickEvent[]): void {
  const player = playerAt(state, seat);
  if (move.type !== 'discard-surplus' && move.type !== 'rescue-surplus') throw notAnAnswer('surplus', move.type);
  const { store, shelf } = move;
  takeItem(openStoreOf(player, store), item, shelf);
  if (move.type === 'rescue-surplus') {
    const { into } = move;
    addItems(openStoreOf(player, into), item, 1);
    events.push({ type: 'surplus-rescued', seat, item, store, shelf, into });
  } else {
    player.surplus += 1;
    events.push({ type: 'surplus-set-aside', seat, item, store, shelf });
  }
}

/** `count` items of the type are surplus. Forced moves are made automatically. */
export function surplusTurn(state: BrickState, turn: MarketSteps['surplus-turn'], events: BrickEvent[]): void {
  const { seat, item } = turn;
  for (let count = turn.count; count > 0; count--) {
    const moves = surplusMoves(state, seat, item);
    const only = moves[0];
    if (only === undefined) return;
    if (moves.length > 1) {
      state.question = { type: 'surplus', seat, item, count };
      return;
    }
    settle(state, seat, item, only, events);
  }
}

export const surplusQuestion: RulesOf<'surplus'> = {
  asks: askedAlone,
  publicMoves: 'all',
  moves: (state, { item }, seat) => surplusMoves(state, seat, item),
  answer(state, question, seat, move, events) {
    state.question = null;
    settle(state, seat, question.item, move, events);
    surplusTurn(state, { seat, item: question.item, count: question.count - 1 }, events);
  },
};
