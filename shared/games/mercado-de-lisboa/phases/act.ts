import { askedAlone, notAnAnswer, type Seat } from '../../../engine/index.ts';
import { addCustomersMoves, bringCustomers } from '../actions/bring-customers.ts';
import { addRestaurantMoves, openRestaurant } from '../actions/open-restaurant.ts';
import { addStandMoves, openStand } from '../actions/open-stand.ts';
import { addCoinMove, takeCoin } from '../actions/take-coin.ts';
import { addExchanges, exchangeDisplay, exchangeHand } from '../exchanges.ts';
import type { MercadoMove } from '../moves.ts';
import type { MercadoState } from '../state.ts';
import type { RulesOf } from './question-rules.ts';
import { askForTile } from './take-tile.ts';

/** The moves of a turn; the fastest to generate come first. */
const kinds: readonly ((state: MercadoState, seat: Seat, moves: MercadoMove[]) => void)[] = [
  addExchanges,
  addRestaurantMoves,
  addCoinMove,
  addCustomersMoves,
  addStandMoves,
];

/** Whether the seat has any move in its turn. */
export function canAct(state: MercadoState, seat: Seat): boolean {
  const moves: MercadoMove[] = [];
  return kinds.some((add) => {
    add(state, seat, moves);
    return moves.length > 0;
  });
}

/** All moves of the seat's turn. Empty only for a stuck solo player. */
function actionsOf(state: MercadoState, seat: Seat): readonly MercadoMove[] {
  const moves: MercadoMove[] = [];
  for (const add of kinds) add(state, seat, moves);
  return moves;
}

/** One action, and before it exchanges of equal tiles, which do not count as actions. Rules, "A turn". */
export const actQuestion: RulesOf<'act'> = {
  asks: askedAlone,
  moves: (state, _question, seat) => actionsOf(state, seat),
  answer(state, question, seat, move, events) {
    if (move.type === 'exchange-hand') {
      exchangeHand(state, seat, events);
      return;
    }
    if (move.type === 'exchange-display') {
      exchangeDisplay(state, seat, events);
      return;
    }
    state.question = null;
    if (move.type === 'take-coin') {
      takeCoin(state, seat, events);
      return;
    }
    // Ruling 15: any other action ends a run of coins.
    state.coinsInRow = 0;
    switch (move.type) {
      case 'open-stand':
        openStand(state, seat, move.good, move.space, events);
        askForTile(state, seat, events);
        return;
      case 'bring-customers':
        bringCustomers(state, seat, move.customers, move.entrance, events);
        return;
      case 'open-restaurant':
        openRestaurant(state, seat, move.restaurant, move.space, events);
        return;
      default:
        throw notAnAnswer(question.type, move.type);
    }
  },
};
