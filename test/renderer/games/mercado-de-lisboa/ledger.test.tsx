// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mercadoDeLisboaRoom } from '../../../../renderer/games/mercado-de-lisboa/index.ts';
import { Private } from '../../../../renderer/games/mercado-de-lisboa/regions/private.tsx';
import { languages, speak } from '../../../../renderer/words/index.ts';
import { type Outcome, type Seat, seatAt, type Viewer } from '../../../../shared/engine/index.ts';
import { challengeIds, challenges } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import { campaign } from '../../../harness/campaign.ts';
import { startWords } from '../../every-word.ts';
import { figureIn, scoringRows } from '../ledger-reading.ts';
import { eventsOf, outcomeOf } from '../match-play.ts';
import { drawnOnce, openLedger } from '../opened-ledger.tsx';
import { people } from '../people.ts';
import { type PlayedMatch, playMatch, seenBy } from './played-match.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));
beforeEach(() => speak('en'));

const nothing = () => {};
const openMatch = (match: PlayedMatch, viewer: Viewer = 'spectator') =>
  openLedger(
    mercadoDeLisboaRoom,
    seenBy(match.state, viewer),
    outcomeOf(mercadoDeLisboa, match.state),
    eventsOf(match),
  );

const ledgerOf = drawnOnce(openMatch);

/** So many of the matches are read in other languages, too. */
const translated = campaign(8, 12);
const matches: readonly PlayedMatch[] = Array.from({ length: 12 }, (_, index) => playMatch(1 + (index % 4), index));

describe('the ledger', () => {
  it.each(languages)('is written in %s for every kind of match, with the totals of the outcome', (language) => {
    speak(language);
    for (const match of language === 'en' ? matches : matches.slice(0, translated)) {
      const container = ledgerOf(match);
      expect(container.textContent).not.toMatch(/\{\{|undefined|NaN|\[object/);
      const [totals = []] = scoringRows(container, 'tfoot tr');
      expect(totals).toEqual([...outcomeOf(mercadoDeLisboa, match.state).scores].sort((one, other) => other - one));
      const rows = scoringRows(container, 'tbody tr');
      totals.forEach((total, column) => {
        expect(rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)).toBe(total);
      });
    }
  });

  it('has a row for restaurants not opened where there are any, and takes a coin for each', () => {
    let lost = 0;
    for (const match of matches) {
      const container = ledgerOf(match);
      const terms = [...container.querySelectorAll('.scoring-page:first-child tbody th')].map((th) => th.textContent);
      const unopened = match.state.players.reduce((sum, { restaurants }) => sum + restaurants.length, 0);
      expect(terms).toEqual(['Coins', ...(unopened > 0 ? ['Restaurants not opened'] : [])]);
      if (unopened > 0) {
        expect(scoringRows(container, 'tbody tr')[1]?.reduce((sum, coins) => sum + coins, 0)).toBe(-unopened);
        lost += 1;
      }
    }
    expect(lost).toBeGreaterThan(0);
    expect(lost).toBeLessThan(matches.length);
  });

  it('charts everybody’s coins at the end of each round', () => {
    for (const match of matches) {
      const container = ledgerOf(match);
      const rows = [...container.querySelectorAll('.chart table tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map(({ textContent }) => figureIn(textContent)),
      );
      const { players } = match.state;
      expect(rows).toEqual(
        (players[0]?.moneyByRound ?? []).map((_, round) => players.map((player) => player.moneyByRound[round])),
      );
    }
  });

  it('shows somebody who hid their money to everybody else, once it is over', () => {
    const match = playMatch(3, 1, nothing, { 'hidden-money': 'yes' });
    const { container } = openMatch(match, seatAt(2));
    expect(scoringRows(container, 'tfoot tr')[0]).toEqual(
      [...outcomeOf(mercadoDeLisboa, match.state).scores].sort((one, other) => other - one),
    );
  });
});

describe('how it ended', () => {
  const scored = (change: Partial<Outcome>): Outcome => ({
    ending: 'spaces',
    scores: [20, 20],
    places: [1, 2],
    tieBreak: null,
    ...change,
  });
  const view = (change: Partial<MercadoView> = {}): MercadoView => ({
    ...seenBy(playMatch(2, 0).state, 'spectator'),
    ...change,
  });

  it('names the winner and why the market closed', () => {
    const empty = view().stands.map(() => null);
    const stands = empty.map((_, space) => (space < 21 ? { good: 'fish' as const, seat: seatAt(space % 2) } : null));
    const closed = view({ round: 9, ending: 'spaces', stands, open: empty });
    const { getByRole, getByText } = openLedger(mercadoDeLisboaRoom, closed, scored({ scores: [20, 17] }));
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Ana rules the market');
    expect(getByText('Round 9: 4 spaces were left, and the market closed.')).toBeTruthy();
    cleanup();
    const coins = openLedger(mercadoDeLisboaRoom, view({ round: 3, ending: 'coins' }), scored({ scores: [20, 17] }));
    expect(coins.getByText('Round 3: 4 actions in a row took a coin, and the market closed.')).toBeTruthy();
  });

  it('tells which tie-break decided and by how much, or that the win is shared', () => {
    const stands = view().stands.map((_, space) =>
      space < 9 ? { good: 'meat' as const, seat: seatAt(space < 5 ? 1 : 0) } : null,
    );
    const { getByText } = openLedger(
      mercadoDeLisboaRoom,
      view({ stands }),
      scored({ tieBreak: 'stands', places: [2, 1] }),
    );
    expect(getByText('Equal coins: Bruno has more stands in the market, 5 to 4.')).toBeTruthy();
    cleanup();
    const shared = openLedger(mercadoDeLisboaRoom, view({ stands }), scored({ places: [1, 1] }));
    expect(shared.getByText('Equal coins and stands: the win is shared.')).toBeTruthy();
    expect(shared.getByRole('heading', { level: 1 }).textContent).toBe('Ana and Bruno share the market');
  });
});

describe('the challenge of somebody alone', () => {
  it.each(challengeIds)('%s: what was counted, its targets, its fame', (challenge) => {
    for (let number = 0; number < 3; number++) {
      const match = playMatch(1, number, nothing, { challenge });
      const result = eventsOf(match).find((event) => event.type === 'challenge-counted');
      if (result?.type !== 'challenge-counted') throw new TypeError('nothing was counted');
      const container = ledgerOf(match);
      const { fameAt } = challenges[challenge];
      expect(container.querySelector('.mercado-challenge h2')?.textContent).toContain(`${result.counted} `);
      const targets = [...container.querySelectorAll('.mercado-challenge li')];
      expect(targets.map((target) => figureIn(target.querySelector('span')?.textContent ?? ''))).toEqual(fameAt);
      expect(targets.filter((target) => target.textContent?.includes('reached'))).toHaveLength(result.fame);
      expect(targets.filter((target) => target.textContent?.includes('short'))).toHaveLength(3 - result.fame);
      const heading = container.querySelector('h1')?.textContent ?? '';
      expect(heading).toMatch(result.fame === 0 ? /: no fame yet$/ : new RegExp(`: ${result.fame} fame$`));
      expect(container.querySelector('.scoring-ribbon') === null).toBe(result.fame === 0);
      expect(container.textContent?.includes('A great deal')).toBe(result.greatDeal);
    }
  });

  it('puts a rosette to every target that is reached', () => {
    const match = playMatch(1, 0, nothing, { challenge: 'queue-of-customers' });
    const seen = seenBy(match.state, 'spectator');
    if (seen.tally === null) throw new TypeError('alone there is a tally');
    const { container, getByRole } = openLedger(
      mercadoDeLisboaRoom,
      { ...seen, tally: { ...seen.tally, customers: 27 } },
      outcomeOf(mercadoDeLisboa, match.state),
    );
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Queue of Customers: 2 fame');
    expect(getByRole('heading', { level: 2, name: '27 customers brought' })).toBeTruthy();
    const targets = [...container.querySelectorAll('.mercado-challenge li')];
    expect(targets.map((target) => target.className)).toEqual(['reached', 'reached', '']);
    expect(targets.map((target) => target.textContent)).toEqual([
      '1from 22reached',
      '2from 26reached',
      '3from 303 short',
    ]);
    expect(container.querySelector('.scoring-ribbon')?.textContent).toBe('2');
  });

  it('tells of a great deal with what was earned', () => {
    const match = playMatch(1, 0, nothing, { challenge: 'long-game' });
    const seen = seenBy(match.state, 'spectator');
    if (seen.tally === null) throw new TypeError('alone there is a tally');
    const { getByText } = openLedger(
      mercadoDeLisboaRoom,
      { ...seen, tally: { ...seen.tally, bestAction: 34 } },
      outcomeOf(mercadoDeLisboa, match.state),
    );
    expect(getByText('A great deal: 34 coins earned in one action.')).toBeTruthy();
  });
});

describe('what only one player knows', () => {
  const look = (seat: Seat, viewer: Viewer, options: Readonly<Record<string, string>>) => {
    let view: MercadoView | undefined;
    playMatch(2, 2, (_events, state) => (view ??= state.round === 4 ? seenBy(state, viewer) : undefined), options);
    const { container } = render(<Private seat={seat} seats={people} view={view} />);
    const till = container.querySelector('svg[role="img"]')?.getAttribute('aria-label') ?? null;
    return { text: container.textContent, till, money: view?.players[seat]?.money };
  };

  it('is their money where it is hidden', () => {
    const own = look(seatAt(1), seatAt(1), { 'hidden-money': 'yes' });
    expect(own.till).toBe(`You have ${own.money} coin${own.money === 1 ? '' : 's'}.`);
    expect(own.text).toContain('Everything else lies open on the table: tiles, restaurants, and every single payment.');
    const others = look(seatAt(1), seatAt(0), { 'hidden-money': 'yes' });
    expect(others.money).toBeNull();
    expect(others.till).toBeNull();
  });

  it('is nothing where money is open', () => {
    expect(look(seatAt(1), seatAt(1), { 'hidden-money': 'no' }).text).toContain(
      'Everything lies open on the table, the money too.',
    );
  });
});
