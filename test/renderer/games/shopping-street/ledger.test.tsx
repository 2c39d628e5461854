import { cleanup } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { shoppingStreetUi } from '../../../../renderer/games/shopping-street/index.ts';
import { speak } from '../../../../renderer/words/index.ts';
import { type Outcome, type Seat, seatAt } from '../../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import type { PawnValue } from '../../../../shared/games/shopping-street/pawns.ts';
import type { Shop } from '../../../../shared/games/shopping-street/shops.ts';
import type { SpaceId } from '../../../../shared/games/shopping-street/street.ts';
import { paragraphsOf } from '../ledger-reading.ts';
import { eventsOf, outcomeOf } from '../match-play.ts';
import { openLedger } from '../opened-ledger.tsx';
import { type PlayedMatch, playMatch, seenBy } from './played-match.ts';

beforeEach(() => speak('en'));

const ana = seatAt(0);
const bruno = seatAt(1);

const openMatch = (match: PlayedMatch) =>
  openLedger(
    shoppingStreetUi,
    seenBy(match.state, 'spectator'),
    outcomeOf(shoppingStreet, match.state),
    eventsOf(match),
  );

const ledgerOf = (match: PlayedMatch) => {
  cleanup();
  return openMatch(match).container;
};

const matches: readonly PlayedMatch[] = [0, 1, 2, 4].map((index) => playMatch(3 + (index % 3), index));

describe('the ledger of Shopping Street', () => {
  it('does not praise shops if none was opened', () => {
    for (const { state, ...match } of matches) {
      const heading =
        ledgerOf({ ...match, state: { ...state, street: [] } }).querySelector('h1, h2')?.textContent ?? '';
      expect(heading).not.toBe('');
      expect(heading).not.toMatch(/shop/i);
    }
  });

  it('draws every shop with its worth and a dash for each missing one', () => {
    let fronts = 0;
    for (const match of matches) {
      const container = ledgerOf(match);
      const drawn = [...container.querySelectorAll('.pictured svg')].map((front) => front.getAttribute('aria-label'));
      expect(drawn).toHaveLength(match.state.street.length);
      for (const { space, cards, pawn } of match.state.street) {
        const sum = cards.reduce((total, id) => total + Number(id.at(-1)), 0);
        expect(drawn.filter((label) => label?.includes(space) && label.includes(`${sum} × ${pawn}`))).toHaveLength(1);
      }
      const cells = container.querySelectorAll('.pictured td').length;
      const dashes = [...container.querySelectorAll('.pictured td.none')];
      expect(cells - dashes.length).toBe(match.state.street.length);
      expect(dashes.every(({ textContent }) => textContent?.trim() === '–')).toBe(true);
      fronts += drawn.length;
    }
    expect(fronts).toBeGreaterThan(35);
  });

  it('explains the tie-break for first place', () => {
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
    const textFor = (street: readonly Shop[], tieBreak: string | null) => {
      const text = paragraphsOf(openLedger(shoppingStreetUi, { ...seen, street }, tie(tieBreak)).container);
      cleanup();
      return text;
    };
    const best = [shop(ana, 'N1', 2), shop(bruno, 'N4', 3)];
    expect(textFor(best, 'best-shop')).toContainEqual(expect.stringMatching(/Bruno.*\b27\b.*\b18\b/));
    const next = [shop(ana, 'N1', 3), shop(ana, 'N4', 1), shop(bruno, 'N7', 2), shop(bruno, 'S1', 3)];
    expect(textFor(next, 'next-best-shop')).toContainEqual(expect.stringMatching(/\b18\b.*\b9\b.*Bruno/));
    expect(textFor(best, null).length).toBeLessThan(textFor(best, 'best-shop').length);
  });
});
