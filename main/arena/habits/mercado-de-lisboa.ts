import { playerAt, type Seat, seatsOf } from '../../../shared/engine/index.ts';
import { bestLead, bestStand, clearlyMore } from '../../../shared/games/mercado-de-lisboa/bot/idle.ts';
import { othersIncome, totalIncome } from '../../../shared/games/mercado-de-lisboa/income.ts';
import { type MercadoTypes, mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import { columnOf, entrancesOfLine, rowOf, type Space } from '../../../shared/games/mercado-de-lisboa/market.ts';
import type { MercadoState } from '../../../shared/games/mercado-de-lisboa/state.ts';
import type { Count, Watcher } from './watcher.ts';

const facts = [
  'coins taken',
  'coins taken though another action was possible',
  'coins taken though customers would pay 2 more than any rival gets',
  'coins taken though a stand would pay 2 more than it costs',
  'coins taken with a restaurant to open',
  'stands opened at a loss, with no customers to come',
  'customers brought who pay a rival more',
  'seats with 3 stands unused and 20 coins or more at the end',
  'restaurants unopened at the end',
] as const;

type Fact = (typeof facts)[number];

const manyUnused = 3;
const manyCoins = 20;

function seeCoin(before: MercadoState, seat: Seat, count: Count<Fact>): void {
  count(seat, 'coins taken');
  const others = mercadoDeLisboa
    .legalMoves(before, seat)
    .filter(({ type }) => type !== 'take-coin' && type !== 'exchange-hand' && type !== 'exchange-display');
  if (others.length > 0) count(seat, 'coins taken though another action was possible');
  if (bestStand(before, seat) >= clearlyMore) count(seat, 'coins taken though a stand would pay 2 more than it costs');
  if (bestLead(before, seat) >= clearlyMore)
    count(seat, 'coins taken though customers would pay 2 more than any rival gets');
  if (others.some(({ type }) => type === 'open-restaurant')) count(seat, 'coins taken with a restaurant to open');
}

/** Whether no customers will come to a stand there any more: the round ends the match, or all entrances are taken. */
function isDone({ lastRound, doors }: MercadoState, space: Space): boolean {
  const lines = [rowOf(space), columnOf(space)];
  return lastRound !== null || lines.every((line) => (entrancesOfLine[line] ?? []).every((at) => doors[at] !== null));
}

/** Counts waste in Mercado de Lisboa: coins taken instead of better actions, and stands that do not pay. */
export const watcher: Watcher<MercadoTypes, Fact> = {
  facts,
  see({ before, after, seat, move, events }, count) {
    if (move.type === 'take-coin') seeCoin(before, seat, count);
    for (const event of events) {
      if (event.type === 'stand-opened' && event.earned < event.cost && isDone(after, event.space))
        count(seat, 'stands opened at a loss, with no customers to come');
      if (event.type === 'customers-brought') {
        const own = totalIncome(event.income.filter((line) => line.seat === seat));
        const most = Math.max(0, ...othersIncome(event).values());
        if (most > own) count(seat, 'customers brought who pay a rival more');
      }
    }
  },
  ended(state, count) {
    for (const seat of seatsOf(state.seatCount)) {
      const { money, woodenStands, restaurants } = playerAt(state, seat);
      if (woodenStands >= manyUnused && money >= manyCoins)
        count(seat, 'seats with 3 stands unused and 20 coins or more at the end');
      count(seat, 'restaurants unopened at the end', restaurants.length);
    }
  },
};
