import { playerAt, type Seat, seatsOf } from '../../engine/index.ts';
import { dearer } from './cost.ts';
import { earns, helpersOf } from './income.ts';
import { entrancesLeft, standsByLine } from './lines.ts';
import { columnOf, entrances, entrancesOfLine, rowOf, type Space, spaceCount } from './market.ts';
import { coinsAtStart, woodenStandsIn } from './setup.ts';
import type { MercadoState, Stand } from './state.ts';
import { customers } from './tiles.ts';

/** The chance that a restaurant beside a stand was already open when customers paid there. */
const helpedThen = 0.7;

/** Estimated income of a stand: each tile at the ends of its lines has paid it once, when the later of the two came. */
function incomeOf(state: MercadoState, space: Space, { good }: Stand): number {
  if (!earns(state, space, good)) return 0;
  let served = 0;
  for (const line of [rowOf(space), columnOf(space)]) {
    for (const entrance of entrancesOfLine[line] ?? []) {
      const tile = state.doors[entrance];
      if (tile === null) continue;
      const { level, wants } = customers(tile);
      if (wants.includes(good)) served += level;
    }
  }
  return served === 0 ? 0 : served * (1 + helpedThen * helpersOf(state, space, good).length);
}

/** The number of turns a seat has had. */
function turnsOf({ round, seatCount, startPlayer, turn, question }: MercadoState, seat: Seat): number {
  const place = (seat - startPlayer + seatCount) % seatCount;
  const now = turn === null ? seatCount : (turn.seat - startPlayer + seatCount) % seatCount;
  const hasActed = place < now || (place === now && question?.type === 'take-tile');
  return round - 1 + (hasActed ? 1 : 0);
}

/**
 * Estimates each seat's money from public facts, in coins: its stands and their customers, its turns, and the number of
 * coins and restaurants.
 */
export function reckonedMoney(state: MercadoState): readonly number[] {
  const seats = seatsOf(state.seatCount);
  const counts = standsByLine(state);
  const money = seats.map(() => coinsAtStart);
  for (let space = 0; space < spaceCount; space++) {
    const stand = state.stands[space] ?? null;
    if (stand === null) continue;
    // the average of the first and the last stand of a line
    const half = (1 + dearer(counts[rowOf(space)] ?? 0, counts[columnOf(space)] ?? 0)) / 2;
    money[stand.seat] = (money[stand.seat] ?? 0) + incomeOf(state, space, stand) - half;
  }
  const opened = seats.map((seat) => woodenStandsIn(state.settled) - playerAt(state, seat).woodenStands);
  const others = seats.map((seat) => turnsOf(state, seat) - (opened[seat] ?? 0));
  const brought = entrances.length - entrancesLeft(state);
  const sum = others.reduce((all, count) => all + count, 0);
  // an action that was neither a stand nor customers paid a coin
  const paid = sum === 0 ? 0 : (sum - brought) / sum;
  return money.map((coins, seat) => coins + (others[seat] ?? 0) * paid);
}
