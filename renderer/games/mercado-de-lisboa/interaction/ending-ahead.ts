import { type Seat, seatAt } from '../../../../shared/engine/index.ts';
import { type DeadEnd, deadEndAfter, type LonelyTable } from '../../../../shared/games/mercado-de-lisboa/dead-end.ts';
import { closesRound, coinsAtEnd, endingsNext, leftAtEnd } from '../../../../shared/games/mercado-de-lisboa/ending.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import type { Ending } from '../../../../shared/games/mercado-de-lisboa/state.ts';
import type { MercadoTable } from '../table.ts';

/** What an action would mean for the end of the match. Rules, "The end". */
export type EndingAhead =
  /** The match is over with this turn. */
  | { readonly ahead: 'end'; readonly by: Exclude<Ending, 'stuck'> }
  /** It is the last turn of the last round, whatever is done. */
  | { readonly ahead: 'round-ends' }
  /** The last round begins. */
  | { readonly ahead: 'last-round'; readonly by: 'spaces' | 'entrances' }
  /** One more coin, of the next in turn, would end the match. */
  | { readonly ahead: 'next-coin'; readonly seat: Seat }
  /** The last round runs, and this is the seat's own last turn. */
  | { readonly ahead: 'last-turn' }
  /** Whoever plays alone would be left with nothing to do, and the match over. Ruling 17. */
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

/** The table as whoever plays alone sees it; null for anybody else, who does not know all of it. */
function lonelyTable(view: MercadoView): LonelyTable | null {
  const [player, ...others] = view.players;
  if (player === undefined || player.money === null || others.length > 0) return null;
  return { ...view, tilesInBag: view.bag.count, players: [{ ...player, money: player.money }] };
}

/** What a move of a seat would mean for the end; null where the match simply goes on. */
export function endingAhead(view: MercadoView, seat: Seat, move: MercadoMove): EndingAhead | null {
  const { type } = move;
  const near = endingsNext(view);
  if (type === 'take-coin' && near.includes('coins')) return { ahead: 'end', by: 'coins' };
  const closes = closesRound(view, seat);
  if (view.lastRound !== null) return { ahead: closes ? 'round-ends' : 'last-turn' };
  const covered = covers[type];
  if (covered !== null && near.includes(covered)) {
    return closes ? { ahead: 'end', by: covered } : { ahead: 'last-round', by: covered };
  }
  if (near.includes('last-order')) return { ahead: 'end', by: 'last-order' };
  // after this coin one is missing
  if (type === 'take-coin' && view.coinsInRow + 1 === coinsAtEnd(view.seatCount) - 1) {
    return { ahead: 'next-coin', seat: seatAt((seat + 1) % view.seatCount) };
  }
  const lonely = lonelyTable(view);
  const deadEnd = lonely === null ? null : deadEndAfter(lonely, seat, move);
  return deadEnd === null ? null : { ahead: 'dead-end', is: deadEnd };
}

/** The same in a sentence; null where there is nothing to tell. */
export function endingWords(
  { view, words, near }: Pick<MercadoTable, 'view' | 'words' | 'near'>,
  move: MercadoMove,
): string | null {
  const ending = endingAhead(view, near, move);
  switch (ending?.ahead) {
    case undefined:
      return null;
    case 'end':
      return words.counter(`ending.end.${ending.by}`, { left: leftAtEnd });
    case 'last-round':
      return words.counter(`ending.last-round.${ending.by}`, { left: leftAtEnd });
    case 'next-coin':
      return words.counter('ending.next-coin', { name: words.name(ending.seat) });
    case 'round-ends':
      return words.counter('ending.round-ends');
    case 'last-turn':
      return words.counter('ending.last-turn');
    case 'dead-end':
      return words.counter(`ending.dead-end.${ending.is}`);
  }
}
