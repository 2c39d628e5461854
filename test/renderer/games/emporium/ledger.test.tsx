import { cleanup } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { emporiumUi } from '../../../../renderer/games/emporium/index.ts';
import { speak } from '../../../../renderer/words/index.ts';
import type { Outcome } from '../../../../shared/engine/index.ts';
import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import { paragraphsOf, scoringRows } from '../ledger-reading.ts';
import { eventsOf, outcomeOf } from '../match-play.ts';
import { openLedger } from '../opened-ledger.tsx';
import { type PlayedMatch, playMatch, seenBy } from './played-match.ts';

beforeEach(() => speak('en'));

const openMatch = (match: PlayedMatch) =>
  openLedger(emporiumUi, seenBy(match.state, 'spectator'), outcomeOf(emporium, match.state), eventsOf(match));

it('shows a row for every bonus that a player got, after the gold', () => {
  for (const match of Array.from({ length: 10 }, (_, index) => playMatch(2 + (index % 5), index))) {
    const { container } = openMatch(match);
    const [held, ...rows] = scoringRows(container, 'tbody tr');
    expect([...(held ?? [])].sort()).toEqual(match.state.players.map((player) => player.gold).sort());
    for (const row of rows) {
      expect(row.some((amount) => amount > 0)).toBe(true);
      expect(row.every((amount) => amount % 5 === 0)).toBe(true);
    }
    cleanup();
  }
});

it('explains the tie-break for first place', () => {
  const seen = seenBy(playMatch(2, 0).state, 'spectator');
  const [first, second] = seen.players;
  if (first === undefined || second === undefined) throw new TypeError('two players');
  const view: EmporiumView = {
    ...seen,
    players: [
      { ...first, monsters: ['candle-imp'] },
      { ...second, monsters: ['dire-badger', 'tithe-wight'] },
    ],
  };
  const textFor = (tieBreak: string | null) => {
    const outcome: Outcome = { ending: 'monsters', scores: [20, 20], places: [2, 1], tieBreak };
    const text = paragraphsOf(openLedger(emporiumUi, view, outcome).container);
    cleanup();
    return text;
  };
  expect(textFor('monsters')).toContainEqual(expect.stringMatching(/Bruno.*\b2\b.*\b1\b/));
  expect(new Set(['monsters', 'marker', null].map((tieBreak) => textFor(tieBreak).join())).size).toBe(3);
});
