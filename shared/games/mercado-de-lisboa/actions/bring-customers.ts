import { interned, playerAt, type Seat } from '../../../engine/index.ts';
import type { MercadoEvent } from '../events.ts';
import { customersIncome } from '../income.ts';
import { bitsOf, type Market, ownGoodsByLine, standsByLine } from '../lines.ts';
import { type Entrance, entrances, lineOf } from '../market.ts';
import type { MercadoMove } from '../moves.ts';
import type { MercadoState } from '../state.ts';
import { type CustomerId, customers, levels } from '../tiles.ts';
import { noteIncome } from './tally.ts';

/** The moves of a tile to each entrance, and its wanted goods as bits. */
const movesOf = interned((tile: CustomerId): { readonly wants: number; readonly to: readonly MercadoMove[] } => ({
  wants: bitsOf(customers(tile).wants),
  to: entrances.map((entrance) => ({ type: 'bring-customers', customers: tile, entrance })),
}));

const linesOfEntrances = entrances.map(lineOf);

/** A market with the available customers by level, in the state or in a view. */
export interface MarketToCome extends Market {
  readonly customers: readonly (readonly CustomerId[])[];
}

/** Adds every possible move. A line needs enough stands, and an own one that matches. */
export function addCustomersMoves(state: MarketToCome, seat: Seat, moves: MercadoMove[]): void {
  const stands = standsByLine(state);
  const own = ownGoodsByLine(state, seat);
  const byLevel = state.customers.map((tiles) => tiles.map(movesOf));
  entrances.forEach((entrance, at) => {
    const line = linesOfEntrances[at] ?? 0;
    const goods = own[line] ?? 0;
    if (goods === 0 || state.doors[entrance] !== null) return;
    const most = Math.min(stands[line] ?? 0, levels.length);
    for (let level = 0; level < most; level++) {
      for (const { wants, to } of byLevel[level] ?? []) {
        const move = to[at];
        if (move !== undefined && (wants & goods) !== 0) moves.push(move);
      }
    }
  });
}

/** Brings customers to an entrance; every stand of the line that sells what they want earns. No cost. */
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

/** Replaces the taken tile with the next one of its level. Ruling 12. */
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
