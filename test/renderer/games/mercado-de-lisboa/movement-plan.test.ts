import { describe, expect, it } from 'vitest';
import {
  planMovement,
  type Spot,
  type TableFlight,
} from '../../../../renderer/games/mercado-de-lisboa/movement/movement-plan.ts';
import { seatAt } from '../../../../shared/engine/index.ts';
import type { MercadoEvent } from '../../../../shared/games/mercado-de-lisboa/events.ts';
import { eventsOf } from '../match-play.ts';
import { playMatch } from './played-match.ts';
import { income } from './sample-income.ts';

const ana = seatAt(0);
const bruno = seatAt(1);

const nameOf = (spot: Spot): string => Object.values(spot).join(' ');
const wayOf = ({ what, from, via, to, turn, ...thing }: TableFlight): string => {
  const size = what === 'coins' && 'amount' in thing ? ` ${thing.amount}` : '';
  return `${turn}: ${what}${size}, ${[from, ...(via ? [via] : []), to].map(nameOf).join(' → ')}`;
};
const ways = (...events: readonly MercadoEvent[]) => planMovement(events).flights.map(wayOf);

describe('what moves in the market', () => {
  it('a stand goes from hand to space, earns, pays, takes the restaurant, and a tile of the display', () => {
    expect(
      ways(
        {
          type: 'stand-opened',
          seat: ana,
          good: 'fish',
          space: 12,
          cost: 3,
          inRow: 3,
          inColumn: 1,
          earned: 4,
          income: [income(ana, 12, 4)],
        },
        { type: 'restaurant-taken', seat: ana, space: 12, restaurant: 'pub' },
        { type: 'tile-taken', seat: ana, good: 'meat' },
      ),
    ).toEqual([
      '0: stand, tiles 0 → space 12',
      '1: coins 4, entrance L3 → space 12 → purse 0',
      '2: coins 3, purse 0 → bank 0',
      '2: restaurant, space 12 → restaurants 0',
      '2: stand, display → tiles 0',
    ]);
  });

  it('customers come from their pile; one stand after the other its coins fly to its owner; the next customers come', () => {
    const events: readonly MercadoEvent[] = [
      {
        type: 'customers-brought',
        seat: ana,
        customers: 'c2-fish-meat',
        entrance: 'L3',
        income: [income(bruno, 10, 2), income(ana, 12, 4), income(bruno, 14, 4)],
      },
      { type: 'customers-came', customers: 'c2-flower-grape' },
    ];
    expect(ways(...events)).toEqual([
      '0: customers, customers c2-fish-meat → entrance L3',
      '1: coins 2, entrance L3 → space 10 → purse 1',
      '2: coins 4, entrance L3 → space 12 → purse 0',
      '3: coins 4, entrance L3 → space 14 → purse 1',
    ]);
    expect(planMovement(events).fresh.map(nameOf)).toEqual(['customers c2-flower-grape']);
  });

  it('a restaurant goes from before its player to its space and brings a coin; so does taking one', () => {
    expect(ways({ type: 'restaurant-opened', seat: bruno, restaurant: 'pizzeria', space: 3, coins: 1 })).toEqual([
      '0: restaurant, restaurants 1 → space 3',
      '1: coins 1, space 3 → purse 1',
    ]);
    expect(ways({ type: 'coin-taken', seat: bruno, inRow: 1 })).toEqual(['0: coins 1, bank 1 → purse 1']);
  });

  it('exchanged tiles come down anew; what only frames the turns moves nothing', () => {
    const tiles = ['fish', 'meat', 'grape'] as const;
    const exchanged = { seat: bruno, returned: ['fish', 'fish', 'fish'], drawn: tiles } as const;
    const { fresh } = planMovement([
      { type: 'hand-exchanged', ...exchanged },
      { type: 'display-exchanged', ...exchanged },
    ]);
    expect(fresh.map(nameOf)).toEqual(['tiles 1', 'display']);
    expect(
      planMovement([
        { type: 'round-began', round: 2 },
        { type: 'match-ended', ending: 'spaces' },
      ]),
    ).toMatchObject({ flights: [], fresh: [] });
  });

  it('flies every coin of whole matches to where it goes, and lets nobody wait long', () => {
    for (const seats of [1, 2, 3, 4]) {
      for (let number = 0; number < 6; number++) {
        const match = playMatch(seats, number);
        const money = [...match.money];
        for (const { turn, from, to, ...thing } of planMovement(eventsOf(match)).flights) {
          expect(turn).toBeLessThanOrEqual(6);
          if (thing.what !== 'coins') continue;
          if (from.at === 'purse') money[from.of] = (money[from.of] ?? 0) - thing.amount;
          if (to.at === 'purse') money[to.of] = (money[to.of] ?? 0) + thing.amount;
        }
        expect(money).toEqual(match.state.players.map((player) => player.money));
      }
    }
  });
});
