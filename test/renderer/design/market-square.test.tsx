// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { CRATES } from '../../../renderer/design/drawing/kinds.ts';
import { MARKS } from '../../../renderer/design/drawing/marks.ts';
import {
  type CrateKind,
  CustomerCard,
  EntranceMark,
  Fame,
  FameRank,
  Parasol,
  Paving,
  PLAYER_MARKS,
  Stall,
} from '../../../renderer/design/index.ts';

afterEach(cleanup);

const GOODS: readonly CrateKind[] = ['fish', 'flower', 'tomato', 'meat', 'grape'];

const marksIn = (container: Element) => [...container.querySelectorAll('.mark')].map((mark) => mark.textContent);
const fillsIn = (container: Element) =>
  [...container.querySelectorAll('[fill]')].map((part) => part.getAttribute('fill') ?? '');
const nodesIn = (container: Element) => container.querySelectorAll('svg, svg *').length;

/** Where every crate lies: the corner of its drawing, and how large it is. */
function cratesIn(container: Element): { x: number; y: number; size: number }[] {
  return [...container.querySelectorAll('.mark')].map((mark) => {
    const place = mark.closest('g')?.getAttribute('transform') ?? '';
    const [x = Number.NaN, y = Number.NaN, scale = 1] = [...place.matchAll(/-?[\d.]+/g)].map(Number);
    return { x, y, size: scale * 24 };
  });
}

describe('a stand', () => {
  it.each(GOODS)('of %s has its awning, its shape and its letters', (good) => {
    const { container } = render(<Stall good={good} label={`${good} stand`} />);
    expect(screen.getByRole('img', { name: `${good} stand` })).toBeTruthy();
    expect(marksIn(container)).toEqual([CRATES[good].mark]);
    expect(container.querySelector(`path[d="${CRATES[good].shape}"]`)).toBeTruthy();
    expect(fillsIn(container).filter((fill) => fill === `var(--${CRATES[good].colour})`).length).toBeGreaterThan(1);
  });

  it('tells its owner by the shape of a mark as well as by the paint of the counter', () => {
    const counters = new Set<string | undefined>();
    for (const owner of PLAYER_MARKS) {
      const { container } = render(<Stall good="fish" owner={owner} />);
      expect(container.querySelector(`path[d="${MARKS[owner].shape}"]`)).toBeTruthy();
      counters.add(fillsIn(container).find((fill) => fill.startsWith('var(--board-')));
      cleanup();
    }
    expect(counters.size).toBe(PLAYER_MARKS.length);
  });

  it('of nobody has no badge', () => {
    const { container } = render(<Stall good="fish" />);
    expect(container.querySelector('circle')).toBeNull();
    expect(fillsIn(container).some((fill) => fill.startsWith('var(--board-'))).toBe(false);
  });

  it('keeps crate and badge inside its square and its letters at nearly 9 pixels or more, at any size from 36', () => {
    fc.assert(
      fc.property(fc.integer({ min: 36, max: 160 }), fc.constantFrom(...GOODS), (size, good) => {
        const { container } = render(<Stall good={good} owner="key" size={size} />);
        for (const crate of cratesIn(container)) {
          expect(crate.x).toBeGreaterThanOrEqual(0);
          expect(crate.x + crate.size).toBeLessThanOrEqual(size);
          expect(crate.y + crate.size).toBeLessThan(size);
          expect((crate.size / 24) * 9.5).toBeGreaterThanOrEqual(8.7);
        }
        const badge = container.querySelector('circle');
        const edge = (side: 'cx' | 'cy') => Number(badge?.getAttribute(side)) + Number(badge?.getAttribute('r'));
        expect(Math.max(edge('cx'), edge('cy'))).toBeLessThanOrEqual(size);
        cleanup();
      }),
      { numRuns: 40 },
    );
  });

  it('is light enough for a market of 25', () => {
    for (const good of GOODS) {
      const { container } = render(<Stall good={good} owner="bell" />);
      expect(nodesIn(container)).toBeLessThanOrEqual(20);
      cleanup();
    }
  });
});

describe('a restaurant', () => {
  it('shows every good it improves, under a parasol of their colours', () => {
    const { container } = render(<Parasol improves={GOODS} label="Pub" />);
    expect(screen.getByRole('img', { name: 'Pub' })).toBeTruthy();
    expect(marksIn(container)).toEqual(GOODS.map((good) => CRATES[good].mark));
    for (const good of GOODS) expect(fillsIn(container)).toContain(`var(--${CRATES[good].colour})`);
  });

  it.each(GOODS)('that is not open and improves %s has none of its colour, but its shape and letters', (good) => {
    const { container } = render(<Parasol improves={[good]} open={false} />);
    expect(fillsIn(container)).not.toContain(`var(--${CRATES[good].colour})`);
    expect(container.querySelector(`path[d="${CRATES[good].shape}"]`)).toBeTruthy();
    expect(marksIn(container)).toEqual([CRATES[good].mark]);
  });

  it('is told open from closed by its outlines, not by colour alone', () => {
    const outlines = (open: boolean) => {
      const { container } = render(<Parasol improves={['meat']} open={open} />);
      const paths = new Set([...container.querySelectorAll('path')].map((path) => path.getAttribute('d')));
      cleanup();
      return paths;
    };
    const closed = outlines(false);
    expect([...outlines(true)].filter((path) => !closed.has(path)).length).toBeGreaterThanOrEqual(3);
  });

  it.each([true, false])('that nobody can read shows a question mark and no good (open: %s)', (open) => {
    const { container } = render(<Parasol improves={null} open={open} />);
    expect(container.textContent).toBe('?');
    expect(marksIn(container)).toEqual([]);
  });

  it('keeps its crates inside its square at any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 36, max: 160 }), fc.integer({ min: 1, max: 5 }), (size, count) => {
        const { container } = render(<Parasol improves={GOODS.slice(0, count)} size={size} />);
        const crates = cratesIn(container);
        expect(crates).toHaveLength(count);
        for (const { x, y, size: crate } of crates) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x, y) + crate).toBeLessThanOrEqual(size + 0.1);
        }
        cleanup();
      }),
      { numRuns: 40 },
    );
  });
});

describe('customers', () => {
  it.each([1, 2, 3, 4])('are %d heads, each unlike its neighbour', (count) => {
    const { container } = render(<CustomerCard count={count} wants={['fish', 'meat']} label="for fish or meat" />);
    const people = [...container.querySelectorAll('circle')].map((head) => head.parentElement?.innerHTML ?? '');
    expect(people).toHaveLength(count);
    expect(people.every((person, index) => person !== people[index + 1])).toBe(true);
    expect(marksIn(container)).toEqual(['Fi', 'Me']);
    expect(screen.getByRole('img', { name: 'for fish or meat' })).toBeTruthy();
  });

  it('and what they want stay on their card, apart from each other, at any size from 44 by 40', () => {
    const faces = fc.record({
      count: fc.integer({ min: 1, max: 4 }),
      wants: fc.subarray([...GOODS], { minLength: 1, maxLength: 2 }),
      width: fc.integer({ min: 44, max: 140 }),
      height: fc.integer({ min: 40, max: 120 }),
    });
    fc.assert(
      fc.property(faces, (face) => {
        const { container } = render(<CustomerCard {...face} />);
        const crates = cratesIn(container);
        for (const { x, y, size } of crates) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + size).toBeLessThanOrEqual(face.width);
          expect(y + size).toBeLessThanOrEqual(face.height);
          expect((size / 24) * 9.5).toBeGreaterThanOrEqual(7.5);
        }
        const [first, second] = crates;
        if (first && second) expect(second.x).toBeGreaterThanOrEqual(first.x + first.size);
        for (const head of container.querySelectorAll('circle')) {
          const [x = Number.NaN, y = Number.NaN, scale = 1] = [
            ...(head.closest('g')?.getAttribute('transform') ?? '').matchAll(/-?[\d.]+/g),
          ].map(Number);
          expect(x - 8.5 * scale).toBeGreaterThanOrEqual(0);
          expect(x + 8.5 * scale).toBeLessThanOrEqual(face.width);
          expect(y - 21 * scale).toBeGreaterThanOrEqual(0);
          for (const crate of crates) expect(y).toBeLessThanOrEqual(crate.y + 1);
        }
        cleanup();
      }),
      { numRuns: 60 },
    );
  });
});

describe('the square', () => {
  it('is paved all over, and says nothing to a screen reader', () => {
    const { container } = render(<Paving />);
    const paving = container.querySelector('svg');
    expect(paving?.getAttribute('aria-hidden')).toBe('true');
    expect(paving?.getAttribute('width')).toBe('100%');
    const stones = paving?.querySelector('pattern')?.id;
    expect(paving?.querySelector('svg > rect')?.getAttribute('fill')).toBe(`url(#${stones})`);
  });

  it('has entrances drawn as dashed outlines', () => {
    const { container } = render(<EntranceMark label="entrance L1" />);
    expect(screen.getByRole('img', { name: 'entrance L1' })).toBeTruthy();
    expect(container.querySelector('rect')?.getAttribute('stroke-dasharray')).toBeTruthy();
  });
});

describe('fame', () => {
  it.each([0, 1, 2, 3])('of %d is so many whole carnations, and outlines for the rest', (won) => {
    const { container } = render(<Fame won={won} label={`${won} fame`} />);
    expect(screen.getByRole('img', { name: `${won} fame` })).toBeTruthy();
    expect(fillsIn(container).filter((fill) => fill === 'var(--fame)')).toHaveLength(won);
    expect(container.querySelectorAll('[stroke-dasharray]')).toHaveLength(3 - won);
  });

  it('has a picture of its own for each of five ranks', () => {
    const pictures = ([0, 1, 2, 3, 4] as const).map((rank) => {
      const { container } = render(<FameRank rank={rank} />);
      const picture = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(' ');
      cleanup();
      return picture;
    });
    expect(new Set(pictures).size).toBe(5);
  });
});
