import { askedAlone, interned, notAnAnswer, playerAt, type Seat } from '../../../engine/index.ts';
import type { MercadoEvent } from '../events.ts';
import { addDisplayExchange, canExchangeDisplay, exchangeDisplay } from '../exchanges.ts';
import { kindsOf } from '../lines.ts';
import type { Good } from '../market.ts';
import type { MercadoMove } from '../moves.ts';
import type { MercadoState } from '../state.ts';
import type { RulesOf } from './question-rules.ts';

const takeTileMove = interned((good: Good): MercadoMove => ({ type: 'take-tile', good }));

/** Asks which tile of the display to take after opening a stand. A forced choice is automatic. Ruling 11: or none. */
export function askForTile(state: MercadoState, seat: Seat, events: MercadoEvent[]): void {
  const [only, ...more] = kindsOf(state.display);
  if (only === undefined) return;
  if (more.length > 0 || canExchangeDisplay(state, state.bag.length)) state.question = { type: 'take-tile', seat };
  else takeTile(state, seat, only, events);
}

/** Moves a tile to the player, and refills the display from the bag. */
function takeTile(state: MercadoState, seat: Seat, good: Good, events: MercadoEvent[]): void {
  const place = state.display.indexOf(good);
  playerAt(state, seat).tiles.push(good);
  events.push({ type: 'tile-taken', seat, good });
  const next = state.bag.pop();
  if (next === undefined) state.display.splice(place, 1);
  else {
    state.display.splice(place, 1, next);
    events.push({ type: 'display-filled', good: next });
  }
}

/** Which tile of the display to take; three equal ones may be exchanged first. Ruling 10. */
export const takeTileQuestion: RulesOf<'take-tile'> = {
  asks: askedAlone,
  moves(state) {
    const moves: MercadoMove[] = [];
    addDisplayExchange(state, moves);
    for (const good of kindsOf(state.display)) moves.push(takeTileMove(good));
    return moves;
  },
  answer(state, question, seat, move, events) {
    state.question = null;
    if (move.type === 'take-tile') takeTile(state, seat, move.good, events);
    else if (move.type === 'exchange-display') {
      exchangeDisplay(state, seat, events);
      askForTile(state, seat, events);
    } else throw notAnAnswer(question.type, move.type);
  },
};
