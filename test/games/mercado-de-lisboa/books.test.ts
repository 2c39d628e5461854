import { describe, expect, test } from 'vitest';
import { type Options, pick, randomFromSeed } from '../../../shared/engine/index.ts';
import { challengeIds } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import type { EventType } from '../../../shared/games/mercado-de-lisboa/events.ts';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import type { MercadoMove } from '../../../shared/games/mercado-de-lisboa/moves.ts';
import type { MercadoState } from '../../../shared/games/mercado-de-lisboa/state.ts';
import { campaign } from '../../harness/campaign.ts';
import { Ledger, placesOf } from './ledger.ts';

/** The entrances' records are kept in one order, so that two ledgers compare as text. */
function asText(ledger: Ledger): string {
  return JSON.stringify({ ...ledger, doors: Object.entries(ledger.doors).toSorted() });
}

function expectBalance(ledger: Ledger, state: MercadoState): void {
  mercadoDeLisboa.audit(state);
  const onTheTable = new Ledger(state);
  // Whose turn it would be does not matter any more, and a round that ends at once is announced to nobody.
  if (state.ending !== null) {
    onTheTable.next = ledger.next;
    onTheTable.lastRound = ledger.lastRound;
  }
  if (asText(ledger) !== asText(onTheTable)) expect({ ...ledger }).toEqual({ ...onTheTable });
}

/** Every action that the rules allow is on offer, and no other. */
function expectActions(ledger: Ledger, legal: readonly MercadoMove[]): void {
  const actions = legal.filter(({ type }) => !type.startsWith('exchange')).map(asAction);
  const possible = ledger.possible();
  if (actions.toSorted().join() !== possible.join()) expect(actions.toSorted()).toEqual(possible);
}

function asAction(move: MercadoMove): string {
  switch (move.type) {
    case 'open-stand':
      return `${move.type} ${move.good} ${move.space}`;
    case 'open-restaurant':
      return `${move.type} ${move.restaurant} ${move.space}`;
    case 'bring-customers':
      return `${move.type} ${move.customers} ${move.entrance}`;
    default:
      return move.type;
  }
}

/** Options of a match, by its number: all of them in every mixture. */
function optionsOf(match: number): Options {
  return {
    'hidden-money': match % 2 === 0 ? 'yes' : 'no',
    'grey-restaurants': match % 4 < 2 ? 'known' : 'hidden',
    challenge: challengeIds[match % 9] ?? 'specialist',
  };
}

/** Coins are taken seldom, so that most matches fill the market; every eighth match is played without a preference. */
function choose(random: Parameters<typeof pick>[0], moves: readonly MercadoMove[], match: number): MercadoMove {
  const others = moves.filter(({ type }) => type !== 'take-coin');
  const exchanges = others.filter(({ type }) => type.startsWith('exchange'));
  const customers = others.filter(({ type }) => type === 'bring-customers');
  const restaurants = others.filter(({ type }) => type === 'open-restaurant');
  if (match % 8 === 7) return pick(random, moves);
  for (const liked of [exchanges, customers, restaurants, others]) {
    if (liked.length > 0 && pick(random, [0, 1, 2]) > 0) return pick(random, liked);
  }
  return pick(random, moves);
}

const heard: readonly EventType[] = [
  'round-began',
  'hand-exchanged',
  'display-exchanged',
  'stand-opened',
  'restaurant-taken',
  'tile-taken',
  'display-filled',
  'customers-brought',
  'customers-came',
  'restaurant-opened',
  'seat-scored',
  'match-ended',
];

describe('all that lies on the table follows from the events', () => {
  test.each([1, 2, 3, 4])(
    'in matches of %i',
    (seats) => {
      const told = new Map<string, number>();
      const endings = new Set<string>();
      let longest = 0;
      for (let match = 0; match < (seats === 1 ? campaign(72, 144) : campaign(24, 72)); match++) {
        const random = randomFromSeed(`books ${seats} ${match}`);
        const state = mercadoDeLisboa.setup(seats, optionsOf(match), randomFromSeed(`setup ${seats} ${match}`));
        const ledger = new Ledger(state);
        const scored = new Set<number>();
        let moves = 0;
        for (;;) {
          const [seat] = mercadoDeLisboa.toAct(state);
          if (seat === undefined) break;
          const legal = mercadoDeLisboa.legalMoves(state, seat);
          if (state.question?.type === 'act' && moves % 3 === 0) expectActions(ledger, legal);
          const move = choose(random, legal, match);
          moves++;
          for (const event of mercadoDeLisboa.play(state, seat, move)) {
            told.set(event.type, (told.get(event.type) ?? 0) + 1);
            ledger.enter(event);
            if (event.type === 'seat-scored') scored.add(event.seat);
          }
          expectBalance(ledger, state);
        }
        longest = Math.max(longest, moves);
        const outcome = mercadoDeLisboa.outcome(state);
        expect(outcome).toMatchObject({ ending: ledger.ending, ...placesOf(ledger) });
        expect(scored.size).toBe(seats);
        if (seats === 1) {
          expect(outcome?.alone).toEqual({
            won: ledger.fame() > 0,
            rank: null,
            campaign: { chapter: state.settled.challenge, fame: ledger.fame(), greatDeal: ledger.bestAction >= 32 },
          });
        } else {
          expect(outcome?.alone).toBeUndefined();
        }
        endings.add(outcome?.ending ?? '');
      }
      const others: readonly EventType[] =
        seats === 1 ? ['specialty-chosen', 'challenge-counted'] : ['coin-taken', 'last-round-began'];
      for (const type of [...heard, ...others]) expect(told.get(type) ?? 0, type).toBeGreaterThan(0);
      expect(longest).toBeLessThan(mercadoDeLisboa.longestMatch);
      for (const ending of endings) expect(mercadoDeLisboa.endings(seats)).toContain(ending);
      expect(endings.size).toBeGreaterThanOrEqual(2);
    },
    60_000,
  );
});
