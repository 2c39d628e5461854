import { pick, type RandomWords } from '../../../../shared/engine/index.ts';
import { heroesFor } from '../../../../shared/games/emporium/gear.ts';
import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import { monsters } from '../../../../shared/games/emporium/monsters.ts';
import type { EmporiumMove } from '../../../../shared/games/emporium/moves.ts';
import { markedBy } from '../../../../shared/games/emporium/votes.ts';

/** A player's aim: to serve and send away heroes, to be a patron, or random. */
export type Wish = 'banish' | 'fight' | 'anything';

/** The part of the table that choices depend on. */
type WishTable = Pick<EmporiumView, 'heroRow' | 'voteAskedBy'>;

/** Cards without a matching hero slot are kept, the most expensive first. */
function saleWorth({ heroRow }: WishTable, { item, price }: Extract<EmporiumMove, { type: 'sell' }>): number {
  return (heroesFor(heroRow, item).length > 0 ? 40 : 20) + price;
}

/** How good a move is; higher is better. */
function worthOf(table: WishTable, move: EmporiumMove, wish: Wish): number {
  switch (move.type) {
    case 'sell':
      return saleWorth(table, move);
    case 'bid':
      return wish === 'fight' && table.heroRow.length > 0 ? 60 - move.gold : 1;
    case 'send':
      return 50 + monsters[move.monster].gold - (move.added === null ? 0 : 1) - (move.swappedIn === null ? 0 : 1);
    case 'vote':
      return wish === 'banish' ? markedBy(move).length : -markedBy(move).length;
    case 'ask-for-vote':
      return wish === 'banish' && table.voteAskedBy === null ? 90 : -1;
    case 'draw':
      return 30;
    case 'upgrade':
      return wish === 'fight' ? 35 : 20;
    case 'take-back':
      return -9;
    default:
      return 0;
  }
}

export function wishedMove(
  table: WishTable,
  legal: readonly EmporiumMove[],
  { wish, random }: { readonly wish: Wish; readonly random: RandomWords },
): EmporiumMove {
  const worths = legal.map((move) =>
    wish === 'anything' && move.type !== 'take-back' ? 0 : worthOf(table, move, wish),
  );
  const most = Math.max(...worths);
  return pick(
    random,
    legal.filter((_, index) => worths[index] === most),
  );
}
