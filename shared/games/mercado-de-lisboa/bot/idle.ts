import { playerAt, type Seat } from '../../../engine/index.ts';
import { addCustomersMoves } from '../actions/bring-customers.ts';
import { dearer } from '../cost.ts';
import { coinsAtEnd, leftAtEnd } from '../ending.ts';
import { customersIncome, demandIn, othersIncome, standEarnings, totalIncome } from '../income.ts';
import { isFree, kindsOf, spacesLeft, standsByLine } from '../lines.ts';
import { columnOf, neighboursOf, rowOf, type Space, spaceCount } from '../market.ts';
import type { MercadoMove } from '../moves.ts';
import type { MercadoState } from '../state.ts';
import { improves, type Restaurant } from '../tiles.ts';

/** The best lead in coins over every rival from customers that the seat could bring now. */
export function bestLead(state: MercadoState, seat: Seat): number {
  const moves: MercadoMove[] = [];
  addCustomersMoves(state, seat, moves);
  let best = 0;
  for (const move of moves) {
    if (move.type !== 'bring-customers') continue;
    const income = customersIncome(state, move.customers, move.entrance);
    const own = totalIncome(income.filter((line) => line.seat === seat));
    best = Math.max(best, own - Math.max(0, ...othersIncome({ seat, income }).values()));
  }
  return best;
}

/** Whether a restaurant there would help the seat's own stands at least as much as the others'. */
function isHarmless({ stands }: MercadoState, seat: Seat, restaurant: Restaurant, space: Space): boolean {
  let balance = 0;
  for (const near of neighboursOf[space] ?? []) {
    const stand = stands[near] ?? null;
    if (stand !== null && improves[restaurant].includes(stand.good)) balance += stand.seat === seat ? 1 : -1;
  }
  return balance >= 0;
}

/** Whether a restaurant could be opened that brings a coin and helps no rival; not where this begins the last round. */
function opensForFree(state: MercadoState, seat: Seat): boolean {
  if (spacesLeft(state) === leftAtEnd + 1) return false;
  const { restaurants } = playerAt(state, seat);
  for (let space = 0; space < spaceCount; space++) {
    if (!isFree(state, space)) continue;
    if (restaurants.some((restaurant) => isHarmless(state, seat, restaurant, space))) return true;
  }
  return false;
}

/** The most coins that a stand of the seat could earn now beyond its cost. */
export function bestStand(state: MercadoState, seat: Seat): number {
  const { tiles, money, woodenStands } = playerAt(state, seat);
  if (woodenStands === 0) return 0;
  const [demand, stands] = [demandIn(state), standsByLine(state)];
  let best = 0;
  for (const good of kindsOf(tiles)) {
    for (let space = 0; space < spaceCount; space++) {
      if (!isFree(state, space)) continue;
      const cost = dearer((stands[rowOf(space)] ?? 0) + 1, (stands[columnOf(space)] ?? 0) + 1);
      const earned = standEarnings(state, demand, space, good);
      if (cost <= money + earned) best = Math.max(best, earned - cost);
    }
  }
  return best;
}

/** More coins than this at once are clearly better than a coin. */
export const clearlyMore = 2;

/** Whether the move takes a coin although customers or a stand clearly pay more at once, or a restaurant as much. */
export function isIdle(state: MercadoState, seat: Seat, move: MercadoMove): boolean {
  if (move.type !== 'take-coin' || state.coinsInRow === coinsAtEnd(state.seatCount) - 1) return false;
  return bestLead(state, seat) >= clearlyMore || bestStand(state, seat) >= clearlyMore || opensForFree(state, seat);
}
