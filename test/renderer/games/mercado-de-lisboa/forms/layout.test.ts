import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isLow,
  leastHeights,
  marketIn,
  marketMeasures,
  squareRoom,
} from '../../../../../renderer/games/mercado-de-lisboa/forms/layout.ts';
import { layoutFor } from '../../../../../renderer/table/board/board-layout.ts';

const windows = fc.record({
  width: fc.integer({ min: 740, max: 3840 }),
  height: fc.integer({ min: 600, max: 2160 }),
  text: fc.constant(1),
});

describe('the room of the market', () => {
  it('holds the market in every window with a board on one screen, its spaces large enough for a finger', () => {
    fc.assert(
      fc.property(windows, fc.integer({ min: 0, max: 3 }), (window, others) => {
        const layout = layoutFor(window, leastHeights);
        if (layout.setting !== 'one-screen') return;
        const room = squareRoom(layout, others);
        const market = marketIn(room.width, room.height);
        expect(market.width).toBeLessThanOrEqual(room.width);
        expect(market.height).toBeLessThanOrEqual(room.height);
        expect(market.space * layout.scale).toBeGreaterThanOrEqual(44);
        expect(Math.min(market.entrance.width, market.entrance.height) * layout.scale).toBeGreaterThanOrEqual(24);
      }),
      // two entrances rounded up were a pixel too much for this one
      { examples: [[{ width: 740, height: 1230, text: 1 }, 1]] },
    );
  });

  it('is filled: a market of larger spaces would not find room', () => {
    fc.assert(
      fc.property(fc.integer({ min: 240, max: 2000 }), fc.integer({ min: 240, max: 2000 }), (width, height) => {
        const larger = marketMeasures(marketIn(width, height).space + 1);
        // an entrance is measured in whole pixels, so that up to half a pixel a side may be left
        expect(larger.width > width - 2 || larger.height > height - 2).toBe(true);
      }),
    );
  });

  it('is as wide as the mockup on a laptop, and low only where a window is', () => {
    const laptop = layoutFor({ width: 1280, height: 720, text: 1 }, leastHeights);
    expect(squareRoom(laptop, 3)).toEqual({ width: 586, height: 609 });
    expect(marketIn(586 - 14, 609 - 14).space).toBe(86);
    expect(isLow(laptop)).toBe(false);
    expect(isLow(layoutFor({ width: 1024, height: 640, text: 1 }, leastHeights))).toBe(true);
    expect(isLow(layoutFor({ width: 768, height: 1024, text: 1 }, leastHeights))).toBe(false);
  });
});
