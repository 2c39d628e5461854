import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueAt } from '../../../renderer/design/brick-and-mortar/dial.tsx';
import { layShelves, type Stock } from '../../../renderer/design/brick-and-mortar/shelf-layout.ts';
import { placeTag } from '../../../renderer/design/controls/tag-place.ts';
import { fitLines, fitName, sizeInto, textWidth } from '../../../renderer/design/drawing/lettering.ts';
import { cutRect, seeded } from '../../../renderer/design/drawing/paper.ts';
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

describe('the shelves of a shop', () => {
  it('hold every crate and every free space, each inside its own bay of the window', () => {
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
});

describe('the dial', () => {
  it('runs from 0 at the lower left over the top to the most at the lower right', () => {
    expect(valueAt(-70, 70, 25)).toBe(0);
    expect(valueAt(70, 70, 25)).toBe(25);
    expect(valueAt(1, -100, 24)).toBe(12);
    expect(valueAt(10, 100, 25)).toBe(25);
    expect(valueAt(-10, 100, 25)).toBe(0);
  });
});

describe('lettering', () => {
  it('breaks a long name where both lines come out shortest', () => {
    expect(fitLines('Bakery', 200, 18)).toEqual(['Bakery']);
    expect(fitLines('Grand Department Store', 120, 18)).toEqual(['Grand', 'Department Store']);
  });

  it('breaks after a hyphen where breaking between words does not do', () => {
    expect(fitLines('Gerda Deux-Haches', 90, 14)).toEqual(['Gerda', 'Deux-Haches']);
    expect(fitLines('Bouclier-couvercle', 80, 14)).toEqual(['Bouclier-', 'couvercle']);
  });

  it('is smaller rather than on one more line, and on one more line rather than smaller still', () => {
    const sizes = { most: 16, least: 14, lines: 3 } as const;
    expect(fitName('Ring Hauberk', 130, sizes)).toEqual({ size: 16, rows: ['Ring Hauberk'] });
    const { size, rows } = fitName('Championne Roderika', 82, sizes);
    expect(size).toBeLessThan(16);
    expect(rows).toHaveLength(2);
    expect(fitName('Cuirs de monte-en-l’air', 62, sizes).rows).toEqual(['Cuirs de', 'monte-', 'en-l’air']);
    expect(fitName('Donaudampf', 66, sizes).size).toBeLessThan(14);
  });

  it('keeps within its height', () => {
    const { size, rows } = fitName('Grand Department Store', 100, { most: 18, least: 16, lines: 2, height: 26 });
    expect(size * rows.length).toBeLessThanOrEqual(26);
  });

  it('is set in smaller letters on one line', () => {
    expect(sizeInto('$7', 27, 78)).toBe(27);
    expect(textWidth('$12345', sizeInto('$12345', 27, 78), 'text')).toBeLessThanOrEqual(78);
  });

  it('never loses a word, and is never squeezed or cut off where it can be read', () => {
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
});

describe('charts', () => {
  it('have a scale that covers every value in five steps at most', () => {
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

it('the same seed cuts the same paper, another seed another', () => {
  const cut = (seed: string) => cutRect(0, 0, 100, 60, seeded(seed), 2);
  expect(cut('Bakery')).toBe(cut('Bakery'));
  expect(cut('Bakery')).not.toBe(cut('Brewery'));
});

describe('a hung tag', () => {
  const window = { width: 360, height: 640 };

  it('hangs where it is asked to when there is room', () => {
    const anchor = { left: 100, top: 300, width: 44, height: 44 };
    expect(placeTag(anchor, { width: 120, height: 40 }, window, 'above')).toEqual({ left: 100, top: 252 });
    expect(placeTag(anchor, { width: 120, height: 40 }, window, 'right')).toEqual({ left: 152, top: 302 });
  });

  it('turns to the other side where there is none', () => {
    const anchor = { left: 100, top: 10, width: 44, height: 44 };
    expect(placeTag(anchor, { width: 120, height: 40 }, window, 'above').top).toBe(62);
  });

  it('is always wholly in sight', () => {
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
        const { left, top } = placeTag(anchor, tag, window, asked);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + tag.width).toBeLessThanOrEqual(window.width);
        expect(top + tag.height).toBeLessThanOrEqual(window.height);
      }),
    );
  });
});
