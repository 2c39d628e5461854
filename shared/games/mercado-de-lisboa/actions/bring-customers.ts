import { interned, type Seat } from '../../../engine/index.ts';
import type { MercadoEvent } from '../events.ts';
import { customersIncome } from '../income.ts';
import { bitsOf, ownGoodsIn, standsIn } from '../lines.ts';
import { type Entrance, entrancesOfLine, type Line, lineCount } from '../market.ts';
import type { MercadoMove } from '../moves.ts';
import { playerAt } from '../players.ts';
import type { MercadoState } from '../state.ts';
import { type CustomerId, customers, levels } from '../tiles.ts';
import { noteIncome } from './tally.ts';

/** The moves that bring a tile to each end of every line, with what it wants as bits. */
const movesOf = interned((tile: CustomerId): { readonly wants: number; readonly to: readonly LineMoves[] } => ({
  wants: bitsOf(customers(tile).wants),
  to: entrancesOfLine.map((ends) =>
    ends.map((entrance) => ({ entrance, move: { type: 'bring-customers', customers: tile, entrance } })),
  ),
}));

type LineMoves = readonly { readonly entrance: Entrance; readonly move: MercadoMove }[];

/** Adds a move for every open tile and every empty entrance where stands enough and an own matching one wait for it. */
export function addCustomersMoves(state: MercadoState, seat: Seat, moves: MercadoMove[]): void {
  for (let line = 0; line < lineCount; line++) {
    const own = ownGoodsIn(state, seat, line);
    if (own === 0 || isClosed(state, line)) continue;
    const stands = standsIn(state, line);
    for (let level = 1; level <= stands && level <= levels.length; level++) {
      for (const tile of state.customers[level - 1] ?? []) {
        const { wants, to } = movesOf(tile);
        if ((wants & own) === 0) continue;
        for (const { entrance, move } of to[line] ?? []) if (state.doors[entrance] === null) moves.push(move);
      }
    }
  }
}

/** Are customers at both ends already? */
function isClosed({ doors }: MercadoState, line: Line): boolean {
  return (entrancesOfLine[line] ?? []).every((entrance) => doors[entrance] !== null);
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
