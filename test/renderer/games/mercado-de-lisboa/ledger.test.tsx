import { cleanup, render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mercadoDeLisboaUi } from '../../../../renderer/games/mercado-de-lisboa/index.ts';
import { Private } from '../../../../renderer/games/mercado-de-lisboa/regions/private.tsx';
import { speak } from '../../../../renderer/words/index.ts';
import { type Outcome, type Seat, seatAt, type Viewer } from '../../../../shared/engine/index.ts';
import { challengeIds, challenges } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import type { MercadoView } from '../../../../shared/games/mercado-de-lisboa/hiding.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import { figureIn, paragraphsOf, scoringRows } from '../ledger-reading.ts';
import { eventsOf, outcomeOf } from '../match-play.ts';
import { openLedger } from '../opened-ledger.tsx';
import { people } from '../people.ts';
import { type PlayedMatch, playMatch, seenBy } from './played-match.ts';

beforeEach(() => speak('en'));

const nothing = () => {};
const openMatch = (match: PlayedMatch, viewer: Viewer = 'spectator') =>
  openLedger(mercadoDeLisboaUi, seenBy(match.state, viewer), outcomeOf(mercadoDeLisboa, match.state), eventsOf(match));

const ledgerOf = (match: PlayedMatch) => {
  cleanup();
  return openMatch(match).container;
};

const matches: readonly PlayedMatch[] = Array.from({ length: 12 }, (_, index) => playMatch(1 + (index % 4), index));

describe('the ledger', () => {
  it('subtracts a coin for each unopened restaurant', () => {
    let lost = 0;
    for (const match of matches) {
      const container = ledgerOf(match);
      const terms = [...container.querySelectorAll('.scoring-page:first-child tbody th')].map((th) => th.textContent);
      const unopened = match.state.players.reduce((sum, { restaurants }) => sum + restaurants.length, 0);
      expect(terms).toHaveLength(unopened > 0 ? 2 : 1);
      if (unopened > 0) {
        expect(scoringRows(container, 'tbody tr')[1]?.reduce((sum, coins) => sum + coins, 0)).toBe(-unopened);
        lost += 1;
      }
    }
    expect(lost).toBeGreaterThan(0);
    expect(lost).toBeLessThan(matches.length);
  });

  it('reveals hidden money after the game', () => {
    const match = playMatch(3, 1, nothing, { 'hidden-money': 'yes' });
    const { container } = openMatch(match, seatAt(2));
    expect(scoringRows(container, 'tfoot tr')[0]).toEqual(
      [...outcomeOf(mercadoDeLisboa, match.state).scores].sort((one, other) => other - one),
    );
  });
});

it('explains the tie-break or a shared victory', () => {
  const seen = seenBy(playMatch(2, 0).state, 'spectator');
  const stands = seen.stands.map((_, space) =>
    space < 9 ? { good: 'meat' as const, seat: seatAt(space < 5 ? 1 : 0) } : null,
  );
  const tied = (tieBreak: string | null, places: readonly number[]): Outcome => ({
    ending: 'spaces',
    scores: [20, 20],
    places,
    tieBreak,
  });
  const pageFor = (outcome: Outcome) => {
    const { container } = openLedger(mercadoDeLisboaUi, { ...seen, stands }, outcome);
    const heading = container.querySelector('h1')?.textContent ?? '';
    const text = paragraphsOf(container);
    cleanup();
    return { heading, text };
  };
  const decided = pageFor(tied('stands', [2, 1]));
  expect(decided.heading).toContain('Bruno');
  expect(decided.heading).not.toContain('Ana');
  expect(decided.text).toContainEqual(expect.stringMatching(/Bruno.*\b5\b.*\b4\b/));
  expect(pageFor(tied(null, [1, 1])).heading).toMatch(/Ana.*Bruno/);
});

it.each(challengeIds)('the result of a solo challenge: %s: shows its score, targets and fame', (challenge) => {
  for (let number = 0; number < 3; number++) {
    const match = playMatch(1, number, nothing, { challenge });
    const result = eventsOf(match).find((event) => event.type === 'challenge-counted');
    if (result?.type !== 'challenge-counted') throw new TypeError('nothing was counted');
    const container = ledgerOf(match);
    const { fameAt } = challenges[challenge];
    expect(container.querySelector('.mercado-challenge h2')?.textContent).toContain(`${result.counted} `);
    const targets = [...container.querySelectorAll('.mercado-challenge li')];
    expect(targets.map((target) => figureIn(target.querySelector('span')?.textContent ?? ''))).toEqual(fameAt);
    expect(targets.filter(({ classList }) => classList.contains('reached'))).toHaveLength(result.fame);
    expect(container.querySelector('.scoring-ribbon') === null).toBe(result.fame === 0);
  }
});

describe('the private information of a player', () => {
  const look = (seat: Seat, viewer: Viewer, options: Readonly<Record<string, string>>) => {
    let view: MercadoView | undefined;
    playMatch(2, 2, (_events, state) => (view ??= state.round === 4 ? seenBy(state, viewer) : undefined), options);
    if (view === undefined) throw new RangeError('no fourth round');
    const { container } = render(<Private seat={seat} seats={people} view={view} />);
    const till = container.querySelector('svg[role="img"]')?.getAttribute('aria-label') ?? null;
    return { till, money: view.players[seat]?.money };
  };

  it('contains their money if money is hidden', () => {
    const own = look(seatAt(1), seatAt(1), { 'hidden-money': 'yes' });
    expect(own.till).toContain(String(own.money));
    const others = look(seatAt(1), seatAt(0), { 'hidden-money': 'yes' });
    expect(others.money).toBeNull();
    expect(others.till).toBeNull();
  });
});
