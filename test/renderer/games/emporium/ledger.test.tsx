// @vitest-environment happy-dom
import { cleanup, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emporiumRoom } from '../../../../renderer/games/emporium/index.ts';
import { opening, statusLine } from '../../../../renderer/games/emporium/words/status-line.ts';
import { languages, speak } from '../../../../renderer/words/index.ts';
import type { Outcome } from '../../../../shared/engine/index.ts';
import type { EmporiumView } from '../../../../shared/games/emporium/hiding.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import { campaign } from '../../../harness/campaign.ts';
import { startWords } from '../../every-word.ts';
import { figureIn, scoringRows } from '../ledger-reading.ts';
import { eventsOf, outcomeOf } from '../match-play.ts';
import { drawnOnce, openLedger } from '../opened-ledger.tsx';
import { sixPeople } from '../people.ts';
import { wordsIn } from './page.ts';
import { type PlayedMatch, playMatch, seenBy } from './played-match.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));
beforeEach(() => speak('en'));

const openMatch = (match: PlayedMatch) =>
  openLedger(emporiumRoom, seenBy(match.state, 'spectator'), outcomeOf(emporium, match.state), eventsOf(match));

const ledgerOf = drawnOnce(openMatch);

/** So many of the matches are read in other languages, too. */
const translated = campaign(5, 15);
const matches: readonly PlayedMatch[] = Array.from({ length: 15 }, (_, index) => playMatch(2 + (index % 5), index));

describe('the ledger', () => {
  it.each(languages)('is written in %s for every number of players, with the totals of the outcome', (language) => {
    speak(language);
    for (const match of language === 'en' ? matches : matches.slice(0, translated)) {
      const container = ledgerOf(match);
      expect(container.textContent).not.toMatch(/\{\{|undefined|NaN|\[object/);
      const { scores, places } = outcomeOf(emporium, match.state);
      const byPlace = scores
        .map((score, seat) => [places[seat] ?? 0, score] as const)
        .sort(([one], [other]) => one - other);
      const [totals = []] = scoringRows(container, 'tfoot tr');
      expect(totals).toEqual(byPlace.map(([, score]) => score));
      const rows = scoringRows(container, 'tbody tr');
      totals.forEach((total, column) => {
        expect(rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)).toBe(total);
      });
    }
  });

  it('has gold first, and a row for every bonus that anybody got', () => {
    const bonuses = new Set<string>();
    for (const match of matches) {
      const container = ledgerOf(match);
      const [gold, ...terms] = [...container.querySelectorAll('.scoring-page:first-child tbody th')].map(
        ({ textContent }) => textContent,
      );
      expect(gold).toBe('Gold');
      const [held, ...rows] = scoringRows(container, 'tbody tr');
      expect([...(held ?? [])].sort()).toEqual(match.state.players.map((player) => player.gold).sort());
      for (const row of rows) {
        expect(row.some((amount) => amount > 0)).toBe(true);
        expect(row.every((amount) => amount % 5 === 0)).toBe(true);
      }
      for (const term of terms) bonuses.add(term);
    }
    expect(bonuses).toEqual(
      new Set([
        'Sets of monsters',
        ...['beasts', 'undead', 'fiends', 'warriors', 'rogues', 'mages'].map((kind) => `Most ${kind}`),
      ]),
    );
  });

  it('charts everybody’s gold at the end of each round', () => {
    for (const match of matches) {
      const container = ledgerOf(match);
      const rows = [...container.querySelectorAll('.chart table tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map(({ textContent }) => figureIn(textContent)),
      );
      const { players } = match.state;
      expect(rows).toEqual((players[0]?.goldByRound ?? []).map((_, at) => players.map((each) => each.goldByRound[at])));
    }
  });

  it('names the winner, why it ended, and tells the story below the chart', () => {
    for (const match of matches) {
      const container = ledgerOf(match);
      const { getByRole } = within(container);
      const { places, ending } = outcomeOf(emporium, match.state);
      const winner = sixPeople[places.indexOf(1)]?.name;
      expect(getByRole('heading', { level: 1 }).textContent).toBe(`${winner} keeps the finest emporium`);
      expect(container.querySelector('.scoring-why')?.textContent).toBe(
        `Round ${match.state.round}: too few ${ending} were left to fill their row.`,
      );
      expect(container.querySelector('.scoring-page:last-child .scoring-story')).not.toBeNull();
      expect(container.querySelector('.scoring-page:first-child .scoring-story')).toBeNull();
    }
  });

  it('tells what settled a tie for first place', () => {
    const match = playMatch(2, 0);
    const seen = seenBy(match.state, 'spectator');
    const [first, second] = seen.players;
    if (first === undefined || second === undefined) throw new TypeError('two players');
    const view: EmporiumView = {
      ...seen,
      players: [
        { ...first, monsters: ['candle-imp'] },
        { ...second, monsters: ['dire-badger', 'tithe-wight'] },
      ],
    };
    const tie = (tieBreak: string | null): Outcome => ({
      ending: 'monsters',
      scores: [20, 20],
      places: [2, 1],
      tieBreak,
    });
    expect(
      openLedger(emporiumRoom, view, tie('monsters')).getByText('Equal gold: Bruno beat more monsters, 2 to 1.'),
    ).toBeTruthy();
    cleanup();
    const level = openLedger(emporiumRoom, view, tie('marker'));
    expect(level.getByText('Equal gold and monsters: Bruno comes first clockwise from the marker.')).toBeTruthy();
    cleanup();
    expect(openLedger(emporiumRoom, view, { ...tie(null), scores: [19, 20] }).container.textContent).not.toContain(
      'Equal',
    );
  });
});

describe('where it stands', () => {
  it('is the round and its phase, and the scoring at the end', () => {
    const met = new Set<string>();
    const match = playMatch(4, 0, (_events, state) => met.add(statusLine(seenBy(state, 'spectator'), wordsIn('en'))), {
      votes: 'every-round',
    });
    expect(met).toContain('Round 1, choosing');
    for (const phase of ['sales', 'patrons', 'restocking', 'the vote']) {
      expect(
        [...met].some((words) => words.endsWith(`, ${phase}`)),
        phase,
      ).toBe(true);
    }
    expect(statusLine(seenBy(match.state, 'spectator'), wordsIn('en'))).toBe('Final scoring');
  });

  it('begins with the first round, and says where a vote is held in every one', () => {
    expect(opening({ votes: 'when-asked' }, wordsIn('en'))).toBe('Round 1');
    expect(opening({ votes: 'every-round' }, wordsIn('en'))).toBe('Round 1, with a vote in every round');
  });
});
