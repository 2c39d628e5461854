import { pick, type RandomWords, type Seat, seatAt } from '../../../../shared/engine/index.ts';
import { customersBarrier } from '../../../../shared/games/mercado-de-lisboa/barriers.ts';
import { standCost } from '../../../../shared/games/mercado-de-lisboa/cost.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import { customersIncome, standIncome, totalIncome } from '../../../../shared/games/mercado-de-lisboa/income.ts';
import type { Market } from '../../../../shared/games/mercado-de-lisboa/lines.ts';
import { entrances } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import type { MercadoMove } from '../../../../shared/games/mercado-de-lisboa/moves.ts';
import type { MercadoState } from '../../../../shared/games/mercado-de-lisboa/state.ts';

/** A player's aim: to fill the market or the entrances soon, coins in a row, or money. */
export type Wish = 'spaces' | 'entrances' | 'coins' | 'money';

/** The part of the table that choices depend on, in the state or a view. */
type WishTable = Pick<MercadoView | MercadoState, 'stands' | 'open' | 'doors' | 'customers' | 'settled' | 'tally'>;

/** How many of the open entrances the seat could bring customers to. */
function waysFor(market: Market, seat: Seat, { customers }: WishTable): number {
  const brought = (entrance: (typeof entrances)[number]): boolean =>
    customers.flat().some((tile) => customersBarrier(market, seat, tile, entrance) === null);
  return entrances.filter(brought).length;
}

/** Immediate net income of a move for the seat, in coins. */
function gainOf(table: WishTable, seat: Seat, move: MercadoMove): number {
  switch (move.type) {
    case 'open-stand':
      return totalIncome(standIncome(table, seat, move.space, move.good)) - standCost(table, move.space).cost;
    case 'bring-customers': {
      const income = customersIncome(table, move.customers, move.entrance);
      const own = income.filter((line) => line.seat === seat);
      return 2 * totalIncome(own) - totalIncome(income);
    }
    case 'open-restaurant':
    case 'take-coin':
      return 1;
    default:
      return 0;
  }
}

/** How good a move is; higher is better. */
function worthOf(table: WishTable, seat: Seat, move: MercadoMove, wish: Wish): number {
  const gain = gainOf(table, seat, move);
  // players in business prefer anything to a coin
  if (wish === 'money') return move.type === 'take-coin' ? -9 : gain;
  if (wish === 'coins') return move.type === 'take-coin' ? 1 : 0;
  switch (move.type) {
    case 'bring-customers':
      return wish === 'entrances' ? 100 + gain : 20 + gain;
    case 'open-restaurant':
      return wish === 'entrances' ? 1 : 100;
    case 'open-stand': {
      if (wish === 'spaces') return 50 + gain;
      const stands = table.stands.with(move.space, { good: move.good, seat });
      return 10 + waysFor({ ...table, stands }, seat, table);
    }
    default:
      return 0;
  }
}

/** The best move, at random among equals. */
export function wishedMove(
  table: WishTable,
  seat: number,
  legal: readonly MercadoMove[],
  { wish, random }: { readonly wish: Wish; readonly random: RandomWords },
): MercadoMove {
  const worths = legal.map((move) => worthOf(table, seatAt(seat), move, wish));
  const most = Math.max(...worths);
  return pick(
    random,
    legal.filter((_, index) => worths[index] === most),
  );
}
