import { playerAt, type Seat } from '../../../engine/index.ts';
import type { MercadoEvent } from '../events.ts';
import type { MercadoMove } from '../moves.ts';
import type { MercadoState } from '../state.ts';

/** The coins that the action takes. Rules, "Take a coin". */
export const coinsTaken = 1;

const takeCoinMove: MercadoMove = { type: 'take-coin' };

/** Adds the move that is always possible, except for a solo player. Rules, "Take a coin". */
export function addCoinMove(state: MercadoState, _seat: Seat, moves: MercadoMove[]): void {
  if (state.seatCount > 1) moves.push(takeCoinMove);
}

/** Takes one coin from the bank. Ruling 15: consecutive actions of this kind are counted. */
export function takeCoin(state: MercadoState, seat: Seat, events: MercadoEvent[]): void {
  playerAt(state, seat).money += coinsTaken;
  state.coinsInRow++;
  events.push({ type: 'coin-taken', seat, inRow: state.coinsInRow });
}
