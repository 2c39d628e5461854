import { describe, expect, test } from 'vitest';
import { type Options, playOut, randomFromSeed } from '../../../shared/engine/index.ts';
import type { EventType } from '../../../shared/games/harbour/events.ts';
import { harbour } from '../../../shared/games/harbour/index.ts';
import type { HarbourState } from '../../../shared/games/harbour/state.ts';
import { campaign } from '../../harness/campaign.ts';
import { Ledger } from './ledger.ts';

function expectBalance(ledger: Ledger, state: HarbourState): void {
  harbour.audit(state);
  const onTheTable = new Ledger(state);
  // Alone no last turns are announced, so the ledger cannot know whose fourth building it was.
  if (state.seatCount === 1 && state.practice === null) onTheTable.endedBy = ledger.endedBy;
  if (JSON.stringify(ledger) !== JSON.stringify(onTheTable)) expect(ledger).toEqual(onTheTable);
}

/** Options of a match, by its number: all of them in every mixture. */
function optionsOf(match: number): Options {
  return {
    boards: ['all-characters', 'characters', 'all-characters', 'wharfs'][match % 4] ?? '',
    goods: match % 3 === 0 ? 'one-each' : 'choose',
    'bonus-cards': match % 7 < 3 ? 'yes' : 'no',
    'inland-traders': match % 5 < 3 ? 'yes' : 'no',
    alone: match % 2 === 0 ? 'twenty-turns' : 'practice-opponent',
  };
}

/** Everything that a table of several players, or of one, gets to hear of in the long run. */
const heard: readonly EventType[] = [
  'character-kept',
  'starting-good-taken',
  'deck-looked-at',
  'building-taken',
  'round-began',
  'turn-began',
  'pawn-moved',
  'goods-gained',
  'goods-converted',
  'good-handed-in',
  'nothing-done',
  'market-changed',
  'building-cleared',
  'inland-traded',
  'goods-shipped',
  'building-bought',
  'purchase-declined',
  'centre-filled',
  'extra-turn-given',
  'pawn-returned',
  'seat-scored',
  'match-ended',
];
const amongSeveral: readonly EventType[] = [
  'toll-paid',
  'good-passed',
  'stole-nothing',
  'building-copied',
  'last-turns-began',
];
const alone: readonly EventType[] = ['toll-paid', 'practice-moved', 'practice-bought', 'last-turns-began'];

describe('all that lies on the table follows from the events', () => {
  test.each([1, 2, 3, 4])('in random matches of %i', (seats) => {
    const told = new Map<string, number>();
    const endings = new Set<string>();
    // Matches alone are short, and fewer characters are dealt in them.
    for (let match = 0; match < (seats === 1 ? campaign(100, 200) : campaign(25, 70)); match++) {
      const seed = `books ${seats} ${match}`;
      const state = harbour.setup(seats, optionsOf(match), randomFromSeed(seed));
      const ledger = new Ledger(state);
      let scored = 0;
      playOut(harbour, state, randomFromSeed(`moves ${seed}`), (_state, _seat, _move, events) => {
        for (const event of events) {
          told.set(event.type, (told.get(event.type) ?? 0) + 1);
          ledger.enter(event);
          if (event.type === 'seat-scored') {
            scored++;
            expect(harbour.outcome(state)?.scores[event.seat]).toBe(event.points);
          }
        }
        expectBalance(ledger, state);
      });
      expect(scored).toBe(seats);
      endings.add(harbour.outcome(state)?.ending ?? '');
    }
    for (const type of [...heard, ...(seats > 1 ? amongSeveral : alone)])
      expect(told.get(type) ?? 0, type).toBeGreaterThan(0);
    expect([...endings].toSorted()).toEqual(seats > 1 ? ['fourth-building'] : ['fourth-building', 'twenty-turns']);
  });
});
