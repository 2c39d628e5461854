import { beforeAll, describe, expect, it } from 'vitest';
import { placePiece } from '../../../../renderer/games/harbour/interaction/pieces.ts';
import { isVain } from '../../../../renderer/games/harbour/interaction/vain-visit.ts';
import { type Seat, seatAt } from '../../../../shared/engine/index.ts';
import type { BuildingId } from '../../../../shared/games/harbour/buildings/index.ts';
import type { GoodCounts } from '../../../../shared/games/harbour/goods.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import type { HarbourState } from '../../../../shared/games/harbour/state.ts';
import { turnOf } from '../../../games/harbour/table.ts';
import { campaign } from '../../../harness/campaign.ts';
import { startWords } from '../../every-word.ts';
import { Page, wordsIn } from './page.ts';
import { playMatch } from './played-match.ts';

beforeAll(() => startWords('en'));

/** Visits of so many matches are looked at. */
const matches = campaign(10, 16);

interface Visit {
  readonly state: HarbourState;
  readonly seat: Seat;
  readonly to: Place;
}

/** Every visit that can be made in some matches. */
function visits(): readonly Visit[] {
  const found: Visit[] = [];
  for (let match = 0; match < matches; match++) {
    playMatch(1 + (match % 4), `in vain ${match}`, (_events, state) => {
      const [seat] = harbour.toAct(state);
      if (seat === undefined || state.question?.type !== 'move-pawn') return;
      const kept = harbour.copy(state);
      for (const move of harbour.legalMoves(state, seat)) {
        if (move.type === 'move-pawn') found.push({ state: kept, seat, to: move.to });
      }
    });
  }
  return found;
}

/** Is it said that the visit brings nothing, whichever way is taken? */
function saidInVain({ state, seat, to }: Visit): boolean {
  return isVain(new Page(state, wordsIn('en')).table(seat), seat, [{ type: 'move-pawn', to }]);
}

/** One in so many of these visits is looked at. */
const every = 4;
const found = visits().filter((_, index) => index % every === 0);

const full: GoodCounts = { fish: 6, livestock: 6, wood: 6, stone: 6 };

/** Is a visit to a building of the centre in vain for Ana, with these goods in her yard and in Bo's? */
function isVainFor(building: BuildingId, ana: Partial<GoodCounts>, bo: Partial<GoodCounts>, isLast = false): boolean {
  const { state } = turnOf({
    players: {
      Ana: { goods: ana },
      Bo: { goods: bo, buildings: isLast ? ['net-loft', 'quarry', 'salvage-yard', 'smokehouse'] : [] },
    },
    centre: [building],
    ...(isLast && { endedBy: 1 }),
  });
  return saidInVain({ state, seat: seatAt(0), to: building });
}

describe('a building brings nothing', () => {
  it.each(['tax-office', 'pirate-den'] as const)('that takes from others what there is no room for: %s', (building) => {
    expect(isVainFor(building, {}, { fish: 1 })).toBe(false);
    expect(isVainFor(building, {}, {})).toBe(true);
    expect(isVainFor(building, { fish: 6 }, { fish: 1 })).toBe(true);
    expect(isVainFor(building, { fish: 6 }, { fish: 1, wood: 1 })).toBe(false);
    expect(isVainFor(building, { fish: 5 }, { fish: 1 })).toBe(false);
  });

  it('that doubles or fills up a yard in which nothing is, or all is full', () => {
    expect([isVainFor('mirror-house', {}, {}), isVainFor('mirror-house', { fish: 6 }, {})]).toEqual([true, true]);
    expect([isVainFor('mirror-house', { fish: 1 }, {}), isVainFor('mirror-house', { fish: 5 }, {})]).toEqual([
      false,
      false,
    ]);
    expect(isVainFor('lighthouse', { fish: 3, livestock: 3, wood: 3, stone: 3 }, {})).toBe(true);
    expect(isVainFor('lighthouse', { fish: 3, livestock: 3, wood: 3, stone: 2 }, {})).toBe(false);
    expect([isVainFor('grand-exchange', {}, {}), isVainFor('grand-exchange', { wood: 1 }, {})]).toEqual([true, false]);
  });

  it('that grants another turn when the last turns are played, with no room for its good', () => {
    expect(isVainFor('clocktower', full, {})).toBe(false);
    expect(isVainFor('clocktower', full, {}, true)).toBe(true);
    expect(isVainFor('clocktower', { ...full, wood: 5 }, {}, true)).toBe(false);
  });
});

describe('a visit in vain', () => {
  it('asks before it is made, where the pawn could go to something better', () => {
    let asked = 0;
    for (const visit of found) {
      if (!saidInVain(visit)) continue;
      const page = new Page(harbour.copy(visit.state), wordsIn('en'));
      page.press(placePiece(visit.to));
      const doubts = page.prompt().actions.filter(({ confirmation }) => confirmation !== undefined);
      if (doubts.length > 0) asked += 1;
    }
    expect(asked).toBeGreaterThan(campaign(5, 10));
  });
});
