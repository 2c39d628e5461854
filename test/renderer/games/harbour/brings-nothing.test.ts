import { beforeAll, describe, expect, it } from 'vitest';
import { bringsNothing } from '../../../../renderer/games/harbour/interaction/brings-nothing.ts';
import { seatAt } from '../../../../shared/engine/index.ts';
import type { BuildingId } from '../../../../shared/games/harbour/buildings/index.ts';
import type { GoodCounts } from '../../../../shared/games/harbour/goods.ts';
import { turnOf } from '../../../games/harbour/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, wordsIn } from './page.ts';

beforeAll(() => startWords('en'));

const full: GoodCounts = { fish: 6, livestock: 6, wood: 6, stone: 6 };

/** True if visiting a building of the centre gains Ana nothing, with these goods of hers and Bo’s. */
function isUseless(building: BuildingId, held: Partial<GoodCounts>, bo: Partial<GoodCounts>, isLast = false): boolean {
  const { state } = turnOf({
    players: {
      Ana: { goods: held },
      Bo: { goods: bo, buildings: isLast ? ['net-loft', 'quarry', 'salvage-yard', 'smokehouse'] : [] },
    },
    centre: [building],
    ...(isLast && { endedBy: 1 }),
  });
  const ana = seatAt(0);
  return bringsNothing(new Page(state, wordsIn('en')).table(ana), ana, [{ type: 'move-pawn', to: building }]);
}

describe('a building gains nothing', () => {
  it.each(['tax-office', 'pirate-den'] as const)('if it takes goods for which there is no space: %s', (building) => {
    expect(isUseless(building, {}, { fish: 1 })).toBe(false);
    expect(isUseless(building, {}, {})).toBe(true);
    expect(isUseless(building, { fish: 6 }, { fish: 1 })).toBe(true);
    expect(isUseless(building, { fish: 6 }, { fish: 1, wood: 1 })).toBe(false);
    expect(isUseless(building, { fish: 5 }, { fish: 1 })).toBe(false);
  });

  it('if it doubles or fills up an empty or full yard', () => {
    expect([isUseless('mirror-house', {}, {}), isUseless('mirror-house', { fish: 6 }, {})]).toEqual([true, true]);
    for (const fish of [1, 5]) expect(isUseless('mirror-house', { fish }, {})).toBe(false);
    expect(isUseless('lighthouse', { fish: 3, livestock: 3, wood: 3, stone: 3 }, {})).toBe(true);
    expect(isUseless('lighthouse', { fish: 3, livestock: 3, wood: 3, stone: 2 }, {})).toBe(false);
    expect([isUseless('grand-exchange', {}, {}), isUseless('grand-exchange', { wood: 1 }, {})]).toEqual([true, false]);
  });

  it('if it grants another turn in the last round, with no space for its good', () => {
    expect(isUseless('clocktower', full, {})).toBe(false);
    expect(isUseless('clocktower', full, {}, true)).toBe(true);
    expect(isUseless('clocktower', { ...full, wood: 5 }, {}, true)).toBe(false);
  });
});
