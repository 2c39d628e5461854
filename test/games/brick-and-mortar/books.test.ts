import { describe, expect, test } from 'vitest';
import { pick, playOut, randomFromSeed } from '../../../shared/engine/index.ts';
import type { BrickEvent, EventType } from '../../../shared/games/brick-and-mortar/events.ts';
import { brickAndMortar } from '../../../shared/games/brick-and-mortar/index.ts';
import { totalOf } from '../../../shared/games/brick-and-mortar/prices.ts';
import type { BrickState } from '../../../shared/games/brick-and-mortar/state.ts';
import { campaign } from '../../harness/campaign.ts';
import { Ledger } from './ledger.ts';
import { layAtRandom } from './random-table.ts';

/** The figures of an event that carries a reckoning, each with the sum of its lines. */
function figuresOf(event: BrickEvent): readonly (readonly [number, number])[] {
  switch (event.type) {
    case 'store-bought':
    case 'points-bought':
      return [[event.paid, totalOf(event.reckoning)]];
    case 'stocked':
      return [
        [event.paid, event.lines.reduce((paid, { count, each }) => paid + count * each, 0)],
        [event.count, event.lines.reduce((items, { count }) => items + count, 0)],
        ...event.lines.map(({ each, reckoning }) => [each, totalOf(reckoning)] as const),
      ];
    case 'sold':
      return [[event.income, totalOf(event.reckoning)]];
    case 'utilities-paid':
      return [[event.bill, totalOf(event.reckoning)]];
    case 'final-scoring':
      return event.scores.map(({ total, reckoning }) => [total, totalOf(reckoning)] as const);
    default:
      return [];
  }
}

/** Enters what happened, checks every reckoning, and counts the events by type. */
function enterAll(ledger: Ledger, events: readonly BrickEvent[], told: Map<string, number>): void {
  for (const event of events) {
    told.set(event.type, (told.get(event.type) ?? 0) + 1);
    ledger.enter(event);
    for (const [figure, sum] of figuresOf(event)) if (figure !== sum) expect(sum, JSON.stringify(event)).toBe(figure);
  }
}

function expectBalance(ledger: Ledger, state: BrickState): void {
  brickAndMortar.audit(state);
  const onTheTable = new Ledger(state);
  if (JSON.stringify(ledger) !== JSON.stringify(onTheTable)) expect(ledger).toEqual(onTheTable);
}

describe('all that lies on the table follows from the events', () => {
  test.each([2, 3, 4])('in random matches of %i players', (seats) => {
    const told = new Map<string, number>();
    for (let match = 0; match < campaign(20, 60); match++) {
      const seed = `books ${seats} ${match}`;
      const firstGame = match % 4 === 0 ? 'yes' : 'no';
      const state = brickAndMortar.setup(seats, { 'first-game': firstGame }, randomFromSeed(seed));
      const ledger = new Ledger(state);
      for (const account of ledger.accounts) expect(account).toMatchObject({ money: 15, points: 10, debt: 0, hand: 5 });
      playOut(brickAndMortar, state, randomFromSeed(`moves ${seed}`), (_state, _seat, _move, events) => {
        enterAll(ledger, events, told);
        expectBalance(ledger, state);
      });
    }
    for (const type of streetEvents) expect(told.get(type) ?? 0, type).toBeGreaterThan(0);
  });

  test('in a month from Supply on, at tables laid at random with full buildings', () => {
    const told = new Map<string, number>();
    const isMissing = () => marketEvents.some((type) => !told.has(type));
    // what comes about seldom is looked for until it has
    for (let laid = 0; laid < 400 || (isMissing() && laid < 4000); laid++) {
      const random = randomFromSeed(`table ${laid}`);
      const table = layAtRandom(random);
      const ledger = new Ledger(table.state);
      table.begin({ type: 'begin-supply' });
      enterAll(ledger, table.events, told);
      while (table.state.phase !== 'building' && table.state.phase !== 'over') {
        const seat = pick(random, brickAndMortar.toAct(table.state));
        const moves = brickAndMortar.legalMoves(table.state, seat);
        expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
        enterAll(ledger, brickAndMortar.play(table.state, seat, pick(random, moves)), told);
        expectBalance(ledger, table.state);
      }
    }
    // Rich enough to have tried everything that can happen from Supply on.
    for (const type of marketEvents) expect(told.get(type) ?? 0, type).toBeGreaterThan(0);
  });
});

/** What happens in whole matches played at random, from the first choice to the last bill. */
const streetEvents: readonly EventType[] = [
  'month-began',
  'starting-store-chosen',
  'store-bought',
  'store-opened',
  'store-closed',
  'store-not-opened',
  'auction-opened',
  'offer-raised',
  'dropped-out',
  'auction-won',
  'public-row-changed',
  'card-chosen',
  'cards-redrawn',
  'cards-drawn',
  'piles-formed',
  'stocked',
  'sold',
  'utilities-paid',
  'points-bought',
  'points-sold',
  'order-changed',
  'final-scoring',
  'match-ended',
];

const marketEvents: readonly EventType[] = [
  'market-supplied',
  'supplied-by-store',
  'stocked-free',
  'competition-tested',
  'bids-revealed',
  'stocked',
  'stocked-nothing',
  'demand-revealed',
  'transferred',
  'sold',
  'sold-nothing',
  'points-instead',
  'rival-bonus',
  'surplus-set-aside',
  'surplus-rescued',
  'surplus-bought',
  'surplus-discarded',
  'store-closed',
  'demand-discarded',
  'returned-to-market',
  'items-expired',
  'items-aged',
  'utilities-paid',
  'points-bought',
  'points-sold',
  'investment-declined',
  'order-changed',
];
