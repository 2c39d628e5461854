import { playerAt, type Seat } from '../../engine/index.ts';
import { areEqual, drawAgain } from './bag.ts';
import type { MercadoEvent } from './events.ts';
import type { Good } from './market.ts';
import type { MercadoMove } from './moves.ts';
import type { MercadoState, Turn } from './state.ts';

/** The table, as far as it affects exchanges, in the state or in a view. */
interface Exchanging {
  readonly turn: Readonly<Turn> | null;
  readonly display: readonly Good[];
  readonly players: readonly { readonly tiles: readonly Good[] }[];
}

const exchangeHandMove: MercadoMove = { type: 'exchange-hand' };
const exchangeDisplayMove: MercadoMove = { type: 'exchange-display' };

/** Whether the active player may exchange three equal tiles: once a turn, unless the bag is empty. Ruling 10. */
function canExchangeHand({ turn, players }: Exchanging, tilesInBag: number): boolean {
  return turn !== null && !turn.handExchanged && tilesInBag > 0 && areEqual(playerAt({ players }, turn.seat).tiles);
}

/** The same for the display. Ruling 10. */
export function canExchangeDisplay({ turn, display }: Exchanging, tilesInBag: number): boolean {
  return turn !== null && !turn.displayExchanged && tilesInBag > 0 && areEqual(display);
}

/** Adds the exchanges that are possible before the action. */
export function addExchanges(state: MercadoState, _seat: Seat, moves: MercadoMove[]): void {
  if (canExchangeHand(state, state.bag.length)) moves.push(exchangeHandMove);
  addDisplayExchange(state, moves);
}

/** Adds the exchange of the display, which is also possible after opening a stand. */
export function addDisplayExchange(state: MercadoState, moves: MercadoMove[]): void {
  if (canExchangeDisplay(state, state.bag.length)) moves.push(exchangeDisplayMove);
}

function turnOf({ turn }: MercadoState): Turn {
  if (turn === null) throw new TypeError('no turn is being played');
  return turn;
}

/** Exchanges a player's three equal tiles. */
export function exchangeHand(state: MercadoState, seat: Seat, events: MercadoEvent[]): void {
  const player = playerAt(state, seat);
  const returned = player.tiles;
  player.tiles = drawAgain(state.bag, returned, state.random);
  turnOf(state).handExchanged = true;
  events.push({ type: 'hand-exchanged', seat, returned, drawn: player.tiles.slice() });
}

/** Exchanges three equal tiles of the display. */
export function exchangeDisplay(state: MercadoState, seat: Seat, events: MercadoEvent[]): void {
  const returned = state.display;
  state.display = drawAgain(state.bag, returned, state.random);
  turnOf(state).displayExchanged = true;
  events.push({ type: 'display-exchanged', seat, returned, drawn: state.display.slice() });
}
