import { beforeAll, describe, expect, it } from 'vitest';
import { isVain } from '../../../../renderer/games/harbour/interaction/vain-visit.ts';
import { seatAt } from '../../../../shared/engine/index.ts';
import type { BuildingId } from '../../../../shared/games/harbour/buildings/index.ts';
import type { GoodCounts } from '../../../../shared/games/harbour/goods.ts';
import { turnOf } from '../../../games/harbour/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, wordsIn } from './page.ts';

beforeAll(() => startWords('en'));

const full: GoodCounts = { fish: 6, livestock: 6, wood: 6, stone: 6 };

/** Is a visit to a building of the centre in vain for Ana, with these goods in her yard and in Bo's? */
function isVainFor(building: BuildingId, held: Partial<GoodCounts>, bo: Partial<GoodCounts>, isLast = false): boolean {
  const { state } = turnOf({
    players: {
      Ana: { goods: held },
      Bo: { goods: bo, buildings: isLast ? ['net-loft', 'quarry', 'salvage-yard', 'smokehouse'] : [] },
    },
    centre: [building],
    ...(isLast && { endedBy: 1 }),
  });
  const ana = seatAt(0);
  return isVain(new Page(state, wordsIn('en')).table(ana), ana, [{ type: 'move-pawn', to: building }]);
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
    for (const fish of [1, 5]) expect(isVainFor('mirror-house', { fish }, {})).toBe(false);
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
