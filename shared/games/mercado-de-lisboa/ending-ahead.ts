import { type Seat, seatAt } from '../../engine/index.ts';
import { type DeadEnd, deadEndAfter, type LonelyTable } from './dead-end.ts';
import { closesRound, coinsAtEnd, endingsNext } from './ending.ts';
import type { MercadoView } from './hiding.ts';
import type { MercadoMove } from './moves.ts';
import type { Ending } from './state.ts';

/** How an action would affect the end of the game. Rules, "The end". */
export type EndingAhead =
  /** The game ends after this turn. */
  | { readonly ahead: 'end'; readonly by: Exclude<Ending, 'stuck'> }
  /** This is the last turn of the last round. */
  | { readonly ahead: 'round-ends' }
  /** The last round begins. */
  | { readonly ahead: 'last-round'; readonly by: 'spaces' | 'entrances' }
  /** The next player could end the game by taking a coin. */
  | { readonly ahead: 'next-coin'; readonly seat: Seat }
  /** This is the seat's last turn, in the last round. */
  | { readonly ahead: 'last-turn' }
  /** A solo player would have no action left, which ends the game. Ruling 17. */
  | { readonly ahead: 'dead-end'; readonly is: DeadEnd };

const covers: Readonly<Record<MercadoMove['type'], 'spaces' | 'entrances' | null>> = {
  specialise: null,
  'exchange-hand': null,
  'exchange-display': null,
  'open-stand': 'spaces',
  'open-restaurant': 'spaces',
  'bring-customers': 'entrances',
  'take-coin': null,
  'take-tile': null,
};

/** The table of a solo player. Null in other games, where the view is incomplete. */
function lonelyTable(view: MercadoView): LonelyTable | null {
  const [player, ...others] = view.players;
  if (player === undefined || player.money === null || others.length > 0) return null;
  return { ...view, tilesInBag: view.bag.count, players: [{ ...player, money: player.money }] };
}

/** How a seat's move would affect the end. Null if it does not. */
export function endingAhead(view: MercadoView, seat: Seat, move: MercadoMove): EndingAhead | null {
  const { type } = move;
  const closeEndings = endingsNext(view);
  if (type === 'take-coin' && closeEndings.includes('coins')) return { ahead: 'end', by: 'coins' };
  const closes = closesRound(view, seat);
  if (view.lastRound !== null) return { ahead: closes ? 'round-ends' : 'last-turn' };
  const covered = covers[type];
  if (covered !== null && closeEndings.includes(covered)) {
    return closes ? { ahead: 'end', by: covered } : { ahead: 'last-round', by: covered };
  }
  if (closeEndings.includes('last-order')) return { ahead: 'end', by: 'last-order' };
  // one coin short of the end after this one
  if (type === 'take-coin' && view.coinsInRow + 1 === coinsAtEnd(view.seatCount) - 1) {
    return { ahead: 'next-coin', seat: seatAt((seat + 1) % view.seatCount) };
  }
  const lonely = lonelyTable(view);
  const deadEnd = lonely === null ? null : deadEndAfter(lonely, seat, move);
  return deadEnd === null ? null : { ahead: 'dead-end', is: deadEnd };
}
