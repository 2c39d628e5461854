import { describe, expect, test } from 'vitest';
import { combination, pick, type RandomWords, randomFromSeed, type Seat } from '../../../shared/engine/index.ts';
import type { EventType } from '../../../shared/games/emporium/events.ts';
import { emporium } from '../../../shared/games/emporium/index.ts';
import { item } from '../../../shared/games/emporium/items/index.ts';
import type { EmporiumMove } from '../../../shared/games/emporium/moves.ts';
import type { EmporiumState } from '../../../shared/games/emporium/state.ts';
import { Ledger } from './ledger.ts';
import { fightsByTrial, openSlotsFor } from './reckoner.ts';

/** All that a ledger knows, as text; what has been paid is not on the table. */
function asText(ledger: Ledger): string {
  return JSON.stringify({ ...ledger, sealed: [...ledger.sealed].toSorted(), paidIn: 0, paidOut: 0 });
}

function expectBalance(ledger: Ledger, state: EmporiumState): void {
  emporium.audit(state);
  const onTheTable = new Ledger(state);
  if (asText(ledger) !== asText(onTheTable)) expect({ ...ledger }).toEqual({ ...onTheTable });
  const gold = state.players.reduce((sum, player) => sum + player.gold, 0);
  expect(gold).toBe(3 * state.seatCount + ledger.paidOut - ledger.paidIn);
}

const dearest = { leather: 4, chainmail: 6, steel: 8 };

/** Everything that the rules allow a seat, each move as its facts in order, sorted; null where that is not worked out. */
function possible(state: EmporiumState, seat: Seat): readonly string[] | null {
  const { question, heroRow } = state;
  const { hand = [], gold = 0 } = state.players[seat] ?? {};
  switch (question?.type) {
    case 'choose': {
      const prices = hand.flatMap((id) =>
        Array.from({ length: dearest[item(id).tier] }, (_, at) => `sell ${id} ${at + 1}`),
      );
      return [...prices, ...Array.from({ length: Math.min(8, gold) }, (_, at) => `bid ${at + 1}`)].toSorted();
    }
    case 'place':
      return heroRow
        .filter((wearer) => openSlotsFor(wearer, question.item) > 0)
        .map(({ hero }) => `place ${hero}`)
        .toSorted();
    case 'patron':
      return [...fightsByTrial(heroRow, state.monsterRow, hand).map((fight) => `send ${fight}`), 'withdraw'].toSorted();
    case 'vote': {
      const most = Math.floor(gold / 2);
      const sets: (readonly string[])[] = [[]];
      for (const { hero } of heroRow) sets.push(...sets.map((set) => [...set, hero]));
      return sets
        .filter((set) => set.length <= most)
        .map((set) => ['vote', ...[0, 1, 2].map((at) => set[at] ?? null)].join(' '))
        .toSorted();
    }
    default:
      return null;
  }
}

const asFacts = (move: EmporiumMove): string => Object.values(move).join(' ');

type Habit = (random: RandomWords, legal: readonly EmporiumMove[]) => EmporiumMove;

/** The moves of some types where there are any, else all. */
function liked(legal: readonly EmporiumMove[], ...types: readonly EmporiumMove['type'][]): readonly EmporiumMove[] {
  const found = legal.filter(({ type }) => types.includes(type));
  return found.length > 0 ? found : legal;
}

/** One match in four is played without any preference; the others by shopkeeps, by patrons and by banishers. */
const habits: readonly Habit[] = [
  (random, legal) => pick(random, legal),
  (random, legal) =>
    pick(random, pick(random, [liked(legal, 'sell', 'send', 'upgrade'), liked(legal, 'send', 'draw')])),
  (random, legal) => {
    const wise = liked(legal, 'send', 'upgrade', 'draw').filter(({ type }) => type !== 'ask-for-vote');
    const nobody = wise.find((move) => move.type === 'vote' && move.first === null);
    return nobody ?? pick(random, wise);
  },
  (random, legal) => {
    const votes = legal.filter((move) => move.type === 'vote' && move.first !== null);
    return pick(random, votes.length > 0 ? votes : liked(legal, 'ask-for-vote'));
  },
];

const heard: readonly EventType[] = [
  'round-began',
  'choice-sealed',
  'choice-taken-back',
  'vote-sealed',
  'vote-taken-back',
  'choices-revealed',
  'item-sold',
  'sale-failed',
  'monster-beaten',
  'patron-withdrew',
  'leather-drawn',
  'item-upgraded',
  'deck-reshuffled',
  'vote-asked',
  'monsters-came',
  'heroes-came',
  'votes-revealed',
  'hero-banished',
  'marker-passed',
  'seat-scored',
  'match-ended',
];

/** Matches a number of players. */
const matches = 100;

describe('all that lies on the table follows from the events', () => {
  test.each([2, 3, 4, 5, 6])(
    'in matches of %i, whose moves on offer are those that the rules allow',
    (seats) => {
      const told = new Map<string, number>();
      const endings = new Set<string>();
      for (let match = 0; match < matches; match++) {
        const random = randomFromSeed(`books ${seats} ${match}`);
        const options = combination(emporium.options, seats, Math.floor(match / habits.length));
        const state = emporium.setup(seats, options, randomFromSeed(`setup ${seats} ${match}`));
        const habit = habits[match % habits.length] ?? pick;
        const ledger = new Ledger(state);
        const scored = new Set<number>();
        for (;;) {
          const acting = emporium.toAct(state);
          if (acting.length === 0) break;
          const backs = emporium.mayTakeBack(state);
          const seat =
            backs.length > 0 && pick(random, [1, 2, 3, 4, 5, 6, 7, 8]) === 1
              ? pick(random, backs)
              : pick(random, acting);
          const legal = emporium.legalMoves(state, seat);
          const allowed = backs.includes(seat) ? ['take-back'] : possible(state, seat);
          const offered = legal.map(asFacts).toSorted();
          if (allowed !== null && allowed.join() !== offered.join()) expect(offered).toEqual(allowed);
          for (const event of emporium.play(state, seat, habit(random, legal))) {
            told.set(event.type, (told.get(event.type) ?? 0) + 1);
            ledger.enter(event);
            if (event.type === 'seat-scored') scored.add(event.seat);
          }
          expectBalance(ledger, state);
        }
        expect(emporium.outcome(state)).toMatchObject({ ending: ledger.ending, ...ledger.standings() });
        expect(state.round).toBeLessThanOrEqual(180);
        expect(scored.size).toBe(seats);
        endings.add(state.ending ?? '');
      }
      for (const type of heard) expect(told.get(type) ?? 0, type).toBeGreaterThan(0);
      expect([...endings].toSorted()).toEqual(['heroes', 'monsters']);
    },
    240_000,
  );
});
