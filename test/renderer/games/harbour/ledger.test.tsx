// @vitest-environment happy-dom
import { cleanup, render, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { harbourRoom } from '../../../../renderer/games/harbour/index.ts';
import { Private } from '../../../../renderer/games/harbour/regions/private.tsx';
import { momentsOf } from '../../../../renderer/games/harbour/story/story.ts';
import { opening, statusLine } from '../../../../renderer/games/harbour/words/status-line.ts';
import { wordsFrom } from '../../../../renderer/games/harbour/words.ts';
import { languages, speak, translatorFor } from '../../../../renderer/words/index.ts';
import { type Outcome, randomFromSeed, type Seat, seatAt, see } from '../../../../shared/engine/index.ts';
import { buildings } from '../../../../shared/games/harbour/buildings/index.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import { practicePoints } from '../../../../shared/games/harbour/scoring.ts';
import { campaign } from '../../../harness/campaign.ts';
import { startWords } from '../../every-word.ts';
import { textsOf } from '../ledger-reading.ts';
import { eventsOf, outcomeOf } from '../match-play.ts';
import { drawnOnce, openLedger } from '../opened-ledger.tsx';
import { people } from '../people.ts';
import { type PlayedMatch, playMatch, seenBy } from './played-match.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));
beforeEach(() => speak('en'));

const nothing = () => {};
const words = () => wordsFrom(translatorFor('harbour'), people, 'en');

const openMatch = (match: PlayedMatch) =>
  openLedger(harbourRoom, seenBy(match.state, 'spectator'), outcomeOf(harbour, match.state), eventsOf(match));

const ledgerOf = drawnOnce(openMatch);

/** So many of the matches are read in other languages, too. */
const translated = campaign(8, 16);
/** Matches of every number of players and both ways to play alone, in all options by chance. */
const matches: readonly PlayedMatch[] = Array.from({ length: 16 }, (_, index) =>
  playMatch(1 + (index % 4), `ledger ${index}`),
);

describe('the ledger', () => {
  it.each(languages)('is written in %s for every kind of match', (language) => {
    speak(language);
    for (const match of language === 'en' ? matches : matches.slice(0, translated)) {
      const container = ledgerOf(match);
      expect(container.textContent).not.toMatch(/\{\{|undefined|NaN|\[object/);
      const [first] = container.querySelectorAll('tfoot tr');
      const totals = [...(first?.querySelectorAll('td') ?? [])].map(({ textContent }) => Number(textContent));
      const expected = [...outcomeOf(harbour, match.state).scores].sort((one, other) => other - one);
      expect(totals.slice(0, match.state.seatCount)).toEqual(expected);
    }
  });

  it('lists the buildings of everybody with their points', () => {
    for (const match of matches) {
      const { getByRole } = within(ledgerOf(match));
      const estates = within(getByRole('region', { name: 'Everybody’s buildings' }));
      const { players, practice } = match.state;
      for (const owned of [...players.map((player) => player.buildings), practice?.buildings ?? []]) {
        for (const building of owned) {
          const free = players.some(({ freeBuilding }) => freeBuilding === building);
          const row = estates.getByText(words().building(building)).parentElement;
          expect(row?.textContent).toBe(`${words().building(building)}${free ? 0 : buildings[building].points}`);
        }
      }
    }
  });

  it('has rows for abilities and bonus cards where there are any, and they add up to the total', () => {
    for (const match of matches) {
      const container = ledgerOf(match);
      const [table] = container.querySelectorAll('.scoring-page table');
      const speculator = match.state.players.some(({ board }) => board === 'speculator');
      expect([...(table?.querySelectorAll('tbody th') ?? [])].map(({ textContent }) => textContent)).toEqual([
        'Buildings',
        ...(speculator ? ['Ability'] : []),
        ...(match.state.settled.bonusCards ? ['Bonus card'] : []),
      ]);
      const figures = (selector: string) =>
        [...(table?.querySelectorAll(selector) ?? [])].map((row) =>
          [...row.querySelectorAll('td')].map(({ textContent }) => Number(textContent)),
        );
      const [totals = []] = figures('tfoot tr');
      totals.forEach((total, column) => {
        expect(figures('tbody tr').reduce((sum, row) => sum + (row[column] ?? 0), 0)).toBe(total);
      });
    }
  });
});

/** A finished match of so many seats whose outcome is told as wanted. */
function finished(seats: number, options: Readonly<Record<string, string>> = {}): PlayedMatch {
  return playMatch(seats, `finished ${seats} ${JSON.stringify(options)}`, nothing, { boards: 'wharfs', ...options });
}

describe('how it ended', () => {
  const scored = (outcome: Partial<Outcome>): Outcome => ({
    ending: 'fourth-building',
    scores: [20, 20],
    places: [1, 2],
    tieBreak: null,
    ...outcome,
  });
  const view = (change: Partial<HarbourView>): HarbourView => ({
    ...seenBy(finished(2).state, 'spectator'),
    ...change,
  });

  it('names who rules the harbour, and who brought the end about', () => {
    const { getByRole, getByText } = openLedger(
      harbourRoom,
      view({ round: 9, endedBy: seatAt(1), ending: 'fourth-building' }),
      scored({ scores: [20, 17] }),
      [],
    );
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Ana rules the harbour');
    expect(getByText('Round 9: Bruno had bought a fourth building, and everybody else one last turn.')).toBeTruthy();
  });

  it('tells which tie-break decided and by how much', () => {
    const [ana, bruno] = view({}).players;
    if (ana === undefined || bruno === undefined) throw new TypeError('two players');
    const players = [
      { ...ana, buildings: ['pub', 'locks'], goods: { fish: 1, livestock: 0, wood: 2, stone: 0 } },
      { ...bruno, buildings: ['ranch'], goods: { fish: 6, livestock: 0, wood: 1, stone: 0 } },
    ] satisfies HarbourView['players'];
    const { getByText } = openLedger(harbourRoom, view({ players }), scored({ tieBreak: 'buildings' }), []);
    expect(getByText('Equal points: Ana has more buildings, 2 to 1.')).toBeTruthy();
    cleanup();
    const other = openLedger(harbourRoom, view({ players }), scored({ tieBreak: 'goods', places: [2, 1] }), []);
    expect(other.getByText('Equal points and buildings: Bruno has more goods, 7 to 3.')).toBeTruthy();
    cleanup();
    const shared = openLedger(harbourRoom, view({ players }), scored({ places: [1, 1] }), []);
    expect(shared.getByText('Equal points, buildings and goods: the win is shared.')).toBeTruthy();
    expect(shared.getByRole('heading', { level: 1 }).textContent).toBe('Ana and Bruno share the harbour');
  });

  it('tells somebody alone the rank that was reached, and all ranks with their points', () => {
    const alone = seenBy(finished(1, { alone: 'twenty-turns' }).state, 'spectator');
    const result: Outcome = { ...scored({ scores: [31], places: [1] }), alone: { won: true, rank: 'harbour-master' } };
    const { getByRole, container } = openLedger(
      harbourRoom,
      { ...alone, endedBy: seatAt(0), turnsTaken: 17 },
      result,
      [],
    );
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Ana: Harbour Master');
    expect(container.textContent).toContain('Four buildings in 17 turns.');
    const bands = [...container.querySelectorAll('.harbour-ranks dl > div')].map(({ textContent }) => textContent);
    expect(bands).toEqual([
      'Legend of Gullsbottomfrom 35',
      'Harbour Masterfrom 30',
      'Merchantfrom 25',
      'Deckhandunder 25',
    ]);
    expect(container.querySelector('.harbour-ranks [aria-current]')?.textContent).toBe('Harbour Masterfrom 30');
    cleanup();
    const lost = { ...result, ending: 'twenty-turns', alone: { won: false, rank: null } };
    const sorry = openLedger(harbourRoom, { ...alone, endedBy: null, turnsTaken: 20 }, lost, []);
    expect(sorry.getByRole('heading', { level: 1 }).textContent).toBe('The harbour stays unconquered');
    expect(sorry.container.textContent).toContain('20 turns were not enough for four buildings.');
    expect(sorry.container.querySelector('[aria-current], .scoring-page .first')).toBeNull();
  });

  it('sets the practice opponent’s book beside one’s own', () => {
    const match = finished(1, { alone: 'practice-opponent' });
    const { getAllByRole, container } = openMatch(match);
    expect(
      getAllByRole('columnheader')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['Ana', 'Practice opponent']);
    const totals = [...(container.querySelector('tfoot tr')?.querySelectorAll('td') ?? [])].map(({ textContent }) =>
      Number(textContent),
    );
    expect(totals).toEqual([
      outcomeOf(harbour, match.state).scores[0],
      practicePoints(match.state.practice?.buildings ?? []),
    ]);
    const rows = [...container.querySelectorAll('.chart table tbody tr')];
    expect(rows).toHaveLength(match.state.round);
    expect([...(rows.at(-1)?.querySelectorAll('td') ?? [])].map(({ textContent }) => Number(textContent))).toEqual(
      totals,
    );
    expect([...(rows[0]?.querySelectorAll('td') ?? [])].map(({ textContent }) => Number(textContent))[1]).toBe(0);
    const won = outcomeOf(harbour, match.state).alone?.won === true;
    expect(container.querySelector('thead .first')?.textContent).toBe(won ? 'Ana' : 'Practice opponent');
  });
});

describe('the story', () => {
  const seat: Seat = seatAt(0);
  const visit = (to: 'pub' | 'ranch'): HarbourEvent => ({
    type: 'pawn-moved',
    seat,
    from: null,
    to,
    owner: null,
    sharedWith: [],
  });
  const bought = (building: 'pub' | 'ranch', price: number, change: number): HarbourEvent => ({
    type: 'building-bought',
    seat,
    building,
    price,
    reckoning: [],
    change,
  });
  const shipped = (money: number): HarbourEvent => ({ type: 'goods-shipped', seat, goods: [], money });

  it('finds the dearest purchase, the best shipment, the busiest building, tolls and money lost', () => {
    const toll: HarbourEvent = { type: 'toll-paid', seat: seatAt(1), owner: seat, good: 'fish', received: true };
    const moments = momentsOf(
      [
        { type: 'round-began', round: 4 },
        ...[visit('pub'), visit('ranch'), visit('pub'), visit('pub')],
        ...[shipped(9), bought('pub', 8, 1), toll, toll, toll, { ...toll, received: false }],
        { type: 'round-began', round: 6 },
        ...[shipped(11), bought('ranch', 7, 4)],
      ],
      false,
      words(),
    );
    expect(textsOf(moments)).toEqual([
      'Round 4: Ana paid $8 for Pub, the dearest purchase.',
      'Round 6: Ana shipped goods for $11, the best shipment.',
      'Pub was visited 3 times, more than any other building.',
      'Ana took 3 goods in tolls, the most of all.',
      'Ana let $5 go in change, the most of all.',
    ]);
  });

  it('has nothing to tell of nothing, and something to tell of most matches', () => {
    expect(momentsOf([], false, words())).toEqual([]);
    const told = matches.filter(
      (match) => momentsOf(eventsOf(match), match.state.seatCount === 1, words()).length >= 2,
    );
    expect(told.length).toBeGreaterThan(matches.length / 2);
  });
});

describe('what only one player knows', () => {
  it('is the Noble’s card to the Noble, and nothing to anybody else', () => {
    const match = Array.from({ length: 400 }, (_, index) =>
      playMatch(2, `noble ${index}`, nothing, { boards: 'all-characters' }),
    ).find(({ state }) => state.players.some(({ looked }) => looked.length > 0));
    if (match === undefined) throw new TypeError('nobody was the Noble');
    const noble = seatAt(match.state.players.findIndex(({ looked }) => looked.length > 0));
    const [card] = match.state.players[noble]?.looked ?? [];
    if (card === undefined) throw new TypeError('no card');
    const look = (seat: Seat) =>
      render(<Private seat={seat} seats={people} view={see(harbour.hiding, match.state, seat)} />).container
        .textContent;
    expect(look(noble)).toContain(words().building(card));
    for (const other of [seatAt(0), seatAt(1)].filter((seat) => seat !== noble)) {
      expect(look(other)).not.toContain(words().building(card));
      expect(look(other)).toContain('Everything else lies open');
    }
  });
});

describe('whereabouts', () => {
  const begun = (options: Readonly<Record<string, string>>, seats = 2) =>
    seenBy(harbour.setup(seats, options, randomFromSeed('begun')), 'spectator');

  it('tells the round, the last turns, the turn of somebody alone, and the laying out', () => {
    const characters = begun({ boards: 'characters' });
    expect(statusLine(characters, words())).toBe('Laying out');
    const under = { ...characters, round: 7 };
    expect(statusLine(under, words())).toBe('Round 7');
    expect(statusLine({ ...under, lastTurns: 1 }, words())).toBe('Round 7, last turns');
    expect(statusLine({ ...under, ending: 'fourth-building' }, words())).toBe('Final scoring');
    const alone = { ...begun({ alone: 'twenty-turns' }, 1), round: 11, turnsTaken: 11 };
    expect(statusLine(alone, words())).toBe('Turn 12 of 20');
  });

  it.each([
    [{ boards: 'wharfs', goods: 'choose' }],
    [{ boards: 'wharfs', goods: 'one-each' }],
    [{ boards: 'characters', goods: 'one-each' }],
  ])('opens the roll where the match begins: %j', (options) => {
    expect(opening(options, words())).toBe(statusLine(begun(options), words()));
  });
});
