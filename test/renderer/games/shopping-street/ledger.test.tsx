// @vitest-environment happy-dom
import { cleanup, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shoppingStreetRoom } from '../../../../renderer/games/shopping-street/index.ts';
import { languages, speak } from '../../../../renderer/words/index.ts';
import { type Outcome, type Seat, seatAt } from '../../../../shared/engine/index.ts';
import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import type { PawnValue } from '../../../../shared/games/shopping-street/pawns.ts';
import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import { reckonHand, reckonStreet, totalOf } from '../../../../shared/games/shopping-street/scoring.ts';
import type { Shop } from '../../../../shared/games/shopping-street/shops.ts';
import type { SpaceId } from '../../../../shared/games/shopping-street/street.ts';
import { startWords } from '../../every-word.ts';
import { scoringRows } from '../ledger-reading.ts';
import { eventsOf, outcomeOf } from '../match-play.ts';
import { drawnOnce, openLedger } from '../opened-ledger.tsx';
import { five } from './page.ts';
import { type PlayedMatch, playMatch, seenBy } from './played-match.ts';

afterEach(cleanup);
beforeAll(() => startWords('en'));
beforeEach(() => speak('en'));

const ana = seatAt(0);
const bruno = seatAt(1);

const openMatch = (match: PlayedMatch) =>
  openLedger(
    shoppingStreetRoom,
    seenBy(match.state, 'spectator'),
    outcomeOf(shoppingStreet, match.state),
    eventsOf(match),
  );

/** A figure as the book writes it, without the labels of drawings; 0 where there is none. */
const figure = (cell: Element): number => {
  const written = [...cell.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const text = written
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
  return text === '–' ? 0 : Number(text.replaceAll('−', '-'));
};

const rowsOf = (container: HTMLElement, selector: string) => scoringRows(container, selector, figure);

const labelsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('.scoring-page:first-child tbody th')].map(({ textContent }) => textContent);

const ledgerOf = drawnOnce(openMatch);

const matches: readonly PlayedMatch[] = [0, 1, 2, 4].map((index) => playMatch(3 + (index % 3), index));

describe('the ledger of Shopping Street', () => {
  it.each(languages)('is written in %s for every number of players, with the totals of the outcome', (language) => {
    speak(language);
    for (const match of matches) {
      const container = ledgerOf(match);
      expect(container.textContent).not.toMatch(/\{\{|undefined|NaN|\[object/);
      const { scores, places } = outcomeOf(shoppingStreet, match.state);
      const byPlace = scores
        .map((score, seat) => [places[seat] ?? 0, score] as const)
        .sort(([one], [other]) => one - other);
      const [totals = []] = rowsOf(container, 'tfoot tr');
      expect(totals).toEqual(byPlace.map(([, score]) => score));
      const rows = rowsOf(container, 'tbody tr');
      totals.forEach((total, column) => {
        expect(rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)).toBe(total);
      });
    }
  });

  it('draws every shop as a front, says what it is worth and why, and leaves a dash where there is none', () => {
    let fronts = 0;
    for (const match of matches) {
      const container = ledgerOf(match);
      const drawn = [...container.querySelectorAll('.pictured svg')].map((front) => front.getAttribute('aria-label'));
      expect(drawn).toHaveLength(match.state.street.length);
      for (const { space, cards, pawn } of match.state.street) {
        const sum = cards.reduce((total, id) => total + Number(id.at(-1)), 0);
        expect(drawn.filter((label) => label?.endsWith(` on ${space}, ${sum} × ${pawn}`))).toHaveLength(1);
      }
      const cells = container.querySelectorAll('.pictured td').length;
      const dashes = [...container.querySelectorAll('.pictured td.none')];
      expect(cells - dashes.length).toBe(match.state.street.length);
      expect(dashes.every(({ textContent }) => textContent?.trim() === '–')).toBe(true);
      fronts += drawn.length;
    }
    expect(fronts).toBeGreaterThan(35);
  });

  it('stands as the worked example of the rules: shops, side by side, same type, in hand, total', () => {
    const seat = ana;
    const shop = (space: SpaceId, pawn: PawnValue, ...cards: readonly ProductId[]): Shop => {
      const type = cards[0]?.startsWith('leisure') ? 'leisure' : cards[0]?.startsWith('home') ? 'home' : 'food';
      return {
        owner: seat,
        type: cards[0]?.startsWith('personal') ? 'personal' : type,
        space,
        pawn,
        opened: 1,
        cards: [...cards],
      };
    };
    const street = [
      shop('N3', 3, 'food-stock-5', 'food-staff-4', 'food-decoration-4', 'food-delivery-3'),
      shop(
        'N4',
        2,
        'leisure-stock-4',
        'leisure-staff-3',
        'leisure-decoration-3',
        'leisure-delivery-2',
        'leisure-technology-5',
      ),
      shop('N5', 2, 'home-stock-5', 'home-staff-3', 'home-decoration-2', 'home-delivery-2'),
      shop('S6', 1, 'food-stock-3', 'food-staff-3', 'food-decoration-2', 'food-delivery-1'),
      shop('S9', 1, 'personal-stock-4', 'personal-staff-2', 'personal-decoration-2', 'personal-delivery-1'),
    ];
    const seen = seenBy(playMatch(3, 0).state, 'spectator');
    const hand: readonly ProductId[] = ['tech-stock-5', 'tech-staff-3', 'tech-decoration-3', 'tech-delivery-2'];
    const reckoning = [...reckonStreet(street, seat), reckonHand(hand)];
    const outcome: Outcome = { ending: 'shops', scores: [160, 0, 0], places: [1, 2, 2], tieBreak: null };
    const scored: ShoppingStreetEvent = { type: 'seat-scored', seat, total: totalOf(reckoning), reckoning };
    const { container } = openLedger(shoppingStreetRoom, { ...seen, street }, outcome, [scored]);
    expect(labelsOf(container)).toEqual([
      ...[1, 2, 3, 4, 5].map((number) => `Shop ${number}`),
      'Side by side',
      'Same type',
      'In hand',
    ]);
    expect(rowsOf(container, 'tbody tr').map(([own]) => own)).toEqual([48, 34, 24, 9, 9, 20, 10, 6]);
    expect(rowsOf(container, 'tfoot tr')[0]?.[0]).toBe(160);
  });

  it('charts everybody’s points at the end of each round, and the final ones', () => {
    for (const match of matches) {
      const container = ledgerOf(match);
      const rows = [...container.querySelectorAll('.chart table tbody tr')].map((row) =>
        [...row.querySelectorAll('td')].map(({ textContent }) => Number(textContent)),
      );
      const { players } = match.state;
      const rounds = players[0]?.pointsByRound ?? [];
      expect(rows).toEqual([
        ...rounds.map((_, at) => players.map((each) => each.pointsByRound[at])),
        outcomeOf(shoppingStreet, match.state).scores,
      ]);
    }
  });

  it('names the winner, or all who share the place, says why it ended, and tells the story below the chart', () => {
    const endings = new Set<string>();
    for (const match of matches) {
      const container = ledgerOf(match);
      const { getByRole } = within(container);
      const { places, ending } = outcomeOf(shoppingStreet, match.state);
      const winner = five[places.indexOf(1)]?.name;
      expect(getByRole('heading', { level: 1 }).textContent).toBe(`${winner} has the finest shops`);
      const why = container.querySelector('.scoring-why')?.textContent;
      expect(why).toBe(
        ending === 'shops'
          ? `Round ${match.state.round} was the last: ${match.state.street.length} shops are open.`
          : `Round ${match.state.round}: six rounds without a new or an improved shop.`,
      );
      endings.add(ending);
      // of a match in which nobody opens a shop there may be nothing to tell
      if (ending === 'shops') expect(container.querySelector('.scoring-page:last-child .scoring-story')).not.toBeNull();
      expect(container.querySelector('.scoring-page:first-child .scoring-story')).toBeNull();
    }
    expect(endings).toEqual(new Set(['shops', 'stuck']));
    const shared: Outcome = { ending: 'shops', scores: [50, 60, 60], places: [3, 1, 1], tieBreak: null };
    const { getByRole } = openLedger(shoppingStreetRoom, seenBy(playMatch(3, 0).state, 'spectator'), shared);
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Bruno and Chidi share the first place');
  });

  it('tells what settled a tie for first place', () => {
    const shop = (owner: Seat, space: SpaceId, pawn: PawnValue): Shop => ({
      owner,
      type: 'food',
      space,
      pawn,
      opened: 1,
      cards: ['food-stock-5', 'food-staff-4'],
    });
    const seen = seenBy(playMatch(3, 0).state, 'spectator');
    const tie = (tieBreak: string | null): Outcome => ({
      ending: 'shops',
      scores: [60, 60, 0],
      places: [2, 1, 3],
      tieBreak,
    });
    const best = { ...seen, street: [shop(ana, 'N1', 2), shop(bruno, 'N4', 3)] };
    expect(
      openLedger(shoppingStreetRoom, best, tie('best-shop')).getByText(
        'Equal points: the best single shop decides, and Bruno has one worth 27, against 18.',
      ),
    ).toBeTruthy();
    cleanup();
    const next = {
      ...seen,
      street: [shop(ana, 'N1', 3), shop(ana, 'N4', 1), shop(bruno, 'N7', 2), shop(bruno, 'S1', 3)],
    };
    expect(
      openLedger(shoppingStreetRoom, next, tie('next-best-shop')).getByText(
        'Equal points and equal best shops: the next best decides, 18 against 9, for Bruno.',
      ),
    ).toBeTruthy();
    cleanup();
    expect(openLedger(shoppingStreetRoom, best, tie(null)).container.textContent).not.toContain('Equal');
  });
});
