import { askedAlone, interned, notAnAnswer, playerAt, type Seat } from '../../../../engine/index.ts';
import { board } from '../../board.ts';
import type { BrickEvent } from '../../events.ts';
import type { ItemCounts } from '../../items.ts';
import type { BrickMove } from '../../moves.ts';
import { closeStore, effectsOf, newOpenStore } from '../../open-stores.ts';
import { changePoints } from '../../points.ts';
import type { BrickState, OpenStore } from '../../state.ts';
import type { StoreId } from '../../stores/index.ts';
import { done } from '../answers.ts';
import type { RulesOf } from '../question-rules.ts';

const closeMove = interned((store: StoreId): BrickMove => ({ type: 'close-store', store }));
const openMove = interned((store: StoreId): BrickMove => ({ type: 'open-store', store }));

/** Adds a store without items in the leftmost free slot of the seat's building. */
export function openStore(state: BrickState, seat: Seat, id: StoreId, events: BrickEvent[]): OpenStore {
  const { building } = playerAt(state, seat);
  const store = newOpenStore(id);
  building.push(store);
  events.push({ type: 'store-opened', seat, store: id, slot: building.length });
  return store;
}

/** The points for closing a store with these items in the Building Phase. Rules, "Modifiers". */
export function closingPoints(id: StoreId, discarded: Readonly<ItemCounts>): number {
  let points = 0;
  for (const effect of effectsOf(id, 'close-points')) points += discarded[effect.item] * effect.points;
  return points;
}

/** Closes one of the seat's stores in the Building Phase, with the points of its modifier. */
function closeAsOwner(state: BrickState, seat: Seat, id: StoreId, events: BrickEvent[]): void {
  const discarded = closeStore(state, seat, id, 'owner', events);
  // Only closing in the Building Phase gives points for closing. Ruling 47.
  changePoints(state, seat, closingPoints(id, discarded), 'store-effect', events, id);
}

/** Asks the seat to manage its building, if it can open or close a store. */
export function askToManage(state: BrickState, seat: Seat): void {
  const player = playerAt(state, seat);
  if (player.building.length > 0 || player.bought !== null) state.question = { type: 'manage', seat };
}

/**
 * Rules, "Building from February on": close any number of stores and open the bought one, in any order.
 * Players manage one after the other, so points for closing come in turn order. Ruling 42.
 */
export const manageQuestion: RulesOf<'manage'> = {
  asks: askedAlone,
  publicMoves: 'all',
  moves(state, _question, seat) {
    const player = playerAt(state, seat);
    const moves: BrickMove[] = [];
    // With four open stores, one must close first.
    if (player.bought !== null && player.building.length < board.slots) moves.push(openMove(player.bought));
    for (const store of player.building) moves.push(closeMove(store.id));
    moves.push(done);
    return moves;
  },
  answer(state, question, seat, move, events) {
    const player = playerAt(state, seat);
    switch (move.type) {
      case 'close-store':
        closeAsOwner(state, seat, move.store, events);
        break;
      case 'open-store':
        player.bought = null;
        openStore(state, seat, move.store, events);
        break;
      case 'done':
        // A bought store that is not opened leaves the game. Ruling 17.
        if (player.bought !== null) events.push({ type: 'store-not-opened', seat, store: player.bought });
        player.bought = null;
        state.question = null;
        return;
      default:
        throw notAnAnswer(question.type, move.type);
    }
    state.question = null;
    askToManage(state, seat);
  },
};
