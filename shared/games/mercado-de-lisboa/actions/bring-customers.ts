import { interned, type Seat } from '../../../engine/index.ts';
import type { MercadoEvent } from '../events.ts';
import { customersIncome } from '../income.ts';
import { bitsOf, ownGoodsIn, standsIn } from '../lines.ts';
import { type Entrance, entrances, lineCount, lineOf } from '../market.ts';
import type { MercadoMove } from '../moves.ts';
import { playerAt } from '../players.ts';
import type { MercadoState } from '../state.ts';
import { type CustomerId, customers } from '../tiles.ts';
import { noteIncome } from './tally.ts';

const movesOf = interned((tile: CustomerId): { readonly wants: number; readonly to: readonly MercadoMove[] } => ({
  wants: bitsOf(customers(tile).wants),
  to: entrances.map((entrance) => ({ type: 'bring-customers', customers: tile, entrance })),
}));

const linesOfEntrances = entrances.map(lineOf);

/** Adds a move for every open tile and every empty entrance where stands enough and an own matching one wait for it. */
export function addCustomersMoves(state: MercadoState, seat: Seat, moves: MercadoMove[]): void {
  const stands: number[] = [];
  const own: number[] = [];
  for (let line = 0; line < lineCount; line++) {
    own.push(ownGoodsIn(state, seat, line));
    stands.push(own[line] === 0 ? 0 : standsIn(state, line));
  }
  state.customers.forEach((tiles, index) => {
    for (const tile of tiles) {
      const { wants, to } = movesOf(tile);
      entrances.forEach((entrance, at) => {
        const line = linesOfEntrances[at] ?? 0;
        if (state.doors[entrance] !== null || (stands[line] ?? 0) <= index || ((own[line] ?? 0) & wants) === 0) return;
        const move = to[at];
        if (move !== undefined) moves.push(move);
      });
    }
  });
}

/** Customers come to an entrance, and every stand of the line that they want something of earns. No cost. */
export function bringCustomers(
  state: MercadoState,
  seat: Seat,
  tile: CustomerId,
  entrance: Entrance,
  events: MercadoEvent[],
): void {
  const income = customersIncome(state, tile, entrance);
  state.doors[entrance] = tile;
  let earned = 0;
  for (const line of income) {
    playerAt(state, line.seat).money += line.coins;
    if (line.seat === seat) earned += line.coins;
  }
  events.push({ type: 'customers-brought', seat, customers: tile, entrance, income });
  noteIncome(state, income, earned);
  if (state.tally !== null) state.tally.customers += customers(tile).level;
  refill(state, tile, events);
}

/** The place of the tile among the open ones is taken by the next of its level. Ruling 12. */
function refill(state: MercadoState, taken: CustomerId, events: MercadoEvent[]): void {
  const level = customers(taken).level - 1;
  const next = state.stacks[level]?.pop();
  const open = state.customers[level] ?? [];
  const place = open.indexOf(taken);
  if (next === undefined) open.splice(place, 1);
  else {
    open.splice(place, 1, next);
    events.push({ type: 'customers-came', customers: next });
  }
}
