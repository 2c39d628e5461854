import { describe, expect, it } from 'vitest';
import { deskGrowth } from '../../../../renderer/games/brick-and-mortar/forms/layout.ts';

const sale = { cards: 5, chosen: 0, work: 'two-dials' } as const;
const play = { cards: 3, chosen: 2, work: 'cards-to-play' } as const;

describe('what lies on the desk', () => {
  it('keeps its usual size on a small desk, and where nothing on it is asked about', () => {
    expect(deskGrowth(sale, 360, 160)).toEqual({ set: 1, hand: 1 });
    expect(deskGrowth(play, 360, 160)).toEqual({ set: 1, hand: 1 });
    expect(deskGrowth({ ...sale, work: 'other' }, 900, 400)).toEqual({ set: 1, hand: 1 });
  });

  it('grows with the desk, the dials of a sale first, and never by more than half', () => {
    const { set, hand } = deskGrowth(sale, 500, 285);
    expect(set).toBeGreaterThan(1.1);
    expect(hand).toBeCloseTo(1);
    expect(deskGrowth(sale, 2000, 900)).toEqual({ set: 1.5, hand: 1.5 });
    expect(deskGrowth(play, 2000, 900)).toEqual({ set: 1, hand: 1.5 });
  });

  it('takes no more height than there is, and leaves what was chosen its room', () => {
    expect(deskGrowth(sale, 2000, 198).set).toBeCloseTo(1.1);
    expect(deskGrowth(play, 420, 400).hand).toBeLessThan(deskGrowth({ ...play, chosen: 0 }, 420, 400).hand);
  });
});
