import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layShelves, type Stock } from '../../../renderer/design/brick-and-mortar/shelf-layout.ts';
import { placeTag } from '../../../renderer/design/controls/tag-place.ts';
import { fitLines, fitName, textWidth } from '../../../renderer/design/drawing/lettering.ts';
import { scaleFor, spread } from '../../../renderer/design/furniture/chart.tsx';

const stock: fc.Arbitrary<Stock> = fc
  .record({
    kind: fc.constantFrom('food', 'clothing', 'electronics', 'jewelry', 'art'),
    shelves: fc.array(fc.nat(4), { minLength: 1, maxLength: 4 }),
    free: fc.nat(3),
  })
  .map(({ kind, shelves, free }) => ({
    kind,
    shelves,
    capacity: Math.max(1, shelves.reduce((sum, count) => sum + count, 0) + free),
  }));

it('shelves of a shop: hold every crate and free space inside its own bay of the window', () => {
  const window = { x: 10, y: 40, width: 130, height: 110 };
  fc.assert(
    fc.property(fc.array(stock, { minLength: 1, maxLength: 3 }), fc.boolean(), (stocks, counted) => {
      const layout = layShelves(stocks, window, 27, counted);
      const held = stocks.flatMap((one) => one.shelves).reduce((sum, count) => sum + count, 0);
      const room = stocks.reduce((sum, one) => sum + one.capacity, 0);
      expect(layout.crates.filter((crate) => !crate.ghost)).toHaveLength(held);
      expect(layout.crates).toHaveLength(room);
      for (const crate of layout.crates) {
        const bay = layout.bays[crate.stock];
        expect(crate.x).toBeGreaterThanOrEqual((bay?.x ?? Number.NaN) - 0.01);
        expect(crate.x + crate.size).toBeLessThanOrEqual((bay?.x ?? 0) + (bay?.width ?? 0) + 0.01);
        expect(crate.y).toBeGreaterThanOrEqual(window.y);
        expect(crate.y + crate.size).toBeLessThanOrEqual(window.y + window.height);
        if (crate.ghost) expect(crate.shelf).toBe(0);
      }
    }),
  );
});

it('lettering: never loses a word, and is neither squeezed nor cut off where it is readable', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 20, max: 300 }),
      (words, room) => {
        expect(fitLines(words.join(' '), room, 16).join(' ')).toBe(words.join(' '));
        const { size, rows } = fitName(words.join(' '), room, { most: 16, least: 12, lines: 2 });
        expect(rows.join(' ')).toBe(words.join(' '));
        if (size > 9.5) for (const row of rows) expect(textWidth(row, size)).toBeLessThanOrEqual(room);
      },
    ),
  );
});

describe('charts', () => {
  it('have a scale of at most five steps that covers every value', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -60, max: 400 }), { minLength: 1, maxLength: 40 }), (values) => {
        const { floor, step, steps } = scaleFor(values);
        expect(steps).toBeLessThanOrEqual(5);
        expect(floor).toBeLessThanOrEqual(Math.min(...values));
        expect(floor + step * steps).toBeGreaterThanOrEqual(Math.max(...values));
      }),
    );
  });

  it('keep the names at the ends apart, in the order of their lines', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 5 }), (heights) => {
        const placed = spread(heights, 26, 200);
        const inOrder = heights
          .map((y, index) => ({ y, at: placed[index] ?? Number.NaN }))
          .sort((a, b) => a.y - b.y || a.at - b.at);
        for (const [index, name] of inOrder.entries()) {
          expect(name.at).toBeLessThanOrEqual(200);
          if (index > 0) expect(name.at - (inOrder[index - 1]?.at ?? 0)).toBeGreaterThanOrEqual(26);
        }
      }),
    );
  });
});

describe('tooltip', () => {
  const window = { width: 360, height: 640 };

  it('is completely visible, and clear of its anchor if any side has room', () => {
    const box = fc.record({
      left: fc.integer({ min: -50, max: 400 }),
      top: fc.integer({ min: -50, max: 700 }),
      width: fc.integer({ min: 10, max: 360 }),
      height: fc.integer({ min: 10, max: 640 }),
    });
    const size = fc.record({ width: fc.integer({ min: 20, max: 340 }), height: fc.integer({ min: 20, max: 200 }) });
    const side = fc.constantFrom('above', 'below', 'left', 'right');
    fc.assert(
      fc.property(box, size, side, (anchor, tag, asked) => {
        const { left, top } = placeTag(anchor, tag, window, asked, 8);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + tag.width).toBeLessThanOrEqual(window.width);
        expect(top + tag.height).toBeLessThanOrEqual(window.height);
        const roomAcross = Math.max(anchor.left, window.width - anchor.left - anchor.width) - tag.width;
        const roomDown = Math.max(anchor.top, window.height - anchor.top - anchor.height) - tag.height;
        if (Math.max(roomAcross, roomDown) < 16) return;
        const isBeside = left >= anchor.left + anchor.width || left + tag.width <= anchor.left;
        expect(isBeside || top >= anchor.top + anchor.height || top + tag.height <= anchor.top).toBe(true);
      }),
    );
  });
});
