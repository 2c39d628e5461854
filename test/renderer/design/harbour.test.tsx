// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fatesOf } from '../../../renderer/design/harbour/goods-store.tsx';
import { measureWarehouse } from '../../../renderer/design/harbour/warehouse-measures.ts';
import {
  Boat,
  GoodsStore,
  Pressable,
  Skyline,
  useGliding,
  type Warehouse,
  WarehouseFront,
  WarehouseRow,
} from '../../../renderer/design/index.ts';

afterEach(cleanup);

const PUB: Warehouse = {
  id: 'pub',
  name: 'Pub',
  symbols: ['top-hat', 'coin'],
  recipe: [[{ good: 'wood', count: 2 }, { icon: 'arrow' }, { good: 'fish', count: 4 }]],
  points: 7,
  price: '$8',
};

describe('a warehouse', () => {
  const wallOf = (container: Element) => container.querySelector('.warehouse-building path')?.getAttribute('fill');

  it('shows its name, worth, price and what it does', () => {
    const { container } = render(<WarehouseFront warehouse={PUB} label="Pub" />);
    const text = screen.getByRole('img', { name: 'Pub' }).textContent ?? '';
    for (const part of ['Pub', '7', '$8', '2', 'W', '4', 'Fi']) expect(text).toContain(part);
    expect(container.querySelectorAll('.warehouse-building circle[r="12.5"]')).toHaveLength(2);
  });

  it('looks the same in every language', () => {
    const { container, rerender } = render(<WarehouseFront warehouse={PUB} />);
    const wall = wallOf(container);
    rerender(<WarehouseFront warehouse={{ ...PUB, name: 'Taberna del puerto' }} />);
    expect(wallOf(container)).toBe(wall);
    expect(wall).toMatch(/^var\(--boards-[1-7]\)$/);
  });

  it('has the pawns before it, and drains none of them', () => {
    const { container } = render(
      <Pressable state="blocked" label="Pub" onPress={() => undefined}>
        <WarehouseFront warehouse={PUB} pawns={['lamp', 'key']} />
      </Pressable>,
    );
    const pawns = [...container.querySelectorAll('.warehouse-pawns [data-pawn]')];
    expect(pawns.map((pawn) => pawn.getAttribute('data-pawn'))).toEqual(['lamp', 'key']);
    expect(container.querySelector('.warehouse-building [data-pawn]')).toBeNull();
  });

  it('keeps everything inside its front at any size', () => {
    const faces = fc.record({
      name: fc.constantFrom(
        'Pub',
        'Wizard’s Traveling Imaginarium',
        'Depósito de madera y piedra',
        'Timber and Stone Depot',
      ),
      rated: fc.boolean(),
      price: fc.constantFrom('$6', '$12', undefined),
      pawns: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(
        faces,
        fc.integer({ min: 96, max: 210 }),
        fc.integer({ min: 150, max: 260 }),
        (face, width, height) => {
          const at = measureWarehouse(face, width, height);
          expect(at.door.height).toBeGreaterThan(30);
          expect(at.recipe.height).toBeGreaterThan(18);
          expect(at.recipe.y).toBeGreaterThanOrEqual(at.sign.y + at.sign.height - 1);
          expect(at.recipe.y + at.recipe.height).toBeLessThanOrEqual(at.door.y + at.door.height);
          expect(at.tag.x).toBeGreaterThan(at.rosette.x);
          if (face.pawns > 0) {
            const right = at.pawns.x + at.pawns.size + (face.pawns - 1) * at.pawns.step;
            expect(at.pawns.x).toBeGreaterThanOrEqual(0);
            expect(right).toBeLessThanOrEqual(width);
            expect(at.pawns.y + at.pawns.size * 1.56).toBeLessThanOrEqual(height + 4);
          }
        },
      ),
    );
  });

  it('in short says the same and names whose pawn is there', () => {
    const { container } = render(<WarehouseRow warehouse={PUB} pawns={['bell']} />);
    expect(container.textContent).toContain('Pub');
    expect(container.querySelector('[data-pawn="bell"]')).toBeTruthy();
    expect(container.querySelectorAll('.warehouse-row-top > svg')).toHaveLength(2);
  });
});

describe('a store of goods', () => {
  it('has a place for every crate it may hold, whatever is planned', () => {
    const amount = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), amount, amount, amount, (held, leaving, kept, coming) => {
        const fates = fatesOf(held, 6, { leaving, kept, coming });
        const count = (fate: string) => fates.filter((one) => one === fate).length;
        expect(fates).toHaveLength(6);
        expect(count('stays') + count('kept') + count('leaves')).toBe(held);
        expect(count('leaves')).toBe(Math.min(held, leaving));
        expect(count('comes')).toBe(Math.min(6 - held, coming));
      }),
    );
  });

  it('shows what it holds and what would be left', () => {
    const { container } = render(<GoodsStore kind="wood" held={5} preview={{ leaving: 3, kept: 1 }} label="5 wood" />);
    expect(screen.getByRole('img', { name: '5 wood' })).toBeTruthy();
    expect(container.querySelector('b')?.textContent).toBe('5');
    expect(container.querySelector('.goods-then')?.textContent).toBe('2');
    const fates = [...container.querySelectorAll('[data-fate]')].map((place) => place.getAttribute('data-fate'));
    expect(fates).toEqual(['stays', 'kept', 'leaves', 'leaves', 'leaves', 'free']);
  });

  it('says nothing of the future where nothing is planned', () => {
    const { container } = render(<GoodsStore kind="stone" held={2} />);
    expect(container.querySelector('.goods-then')).toBeNull();
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is pressed like any piece', () => {
    const press = vi.fn();
    render(
      <Pressable state="lit" label="Ship the wood" onPress={press}>
        <GoodsStore kind="wood" held={5} />
      </Pressable>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Ship the wood' }));
    expect(press).toHaveBeenCalledOnce();
  });
});

describe('pieces that glide', () => {
  function Board({ order }: { readonly order: readonly string[] }) {
    const ref = useGliding(order, 'marker');
    return order.map((good, place) => (
      <span key={good} ref={ref(good)} data-marker={good} style={{ gridColumn: place + 1 }}>
        {good}
      </span>
    ));
  }
  const board = (...order: string[]) => <Board order={order} />;
  const columns = () =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-marker]')].map((marker) => [
        marker.dataset.marker,
        marker.style.gridColumn,
      ]),
    );
  const animate = vi.fn((frames: Keyframe[]) => frames);

  beforeEach(() => {
    animate.mockClear();
    // happy-dom lays nothing out: a column is taken to be 50 pixels wide
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return 50 * Number.parseInt(this.style.gridColumn || '0', 10);
    });
    Object.defineProperty(Element.prototype, 'animate', { value: animate, configurable: true });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'animate');
    document.documentElement.style.removeProperty('--pace');
  });

  it('stand where they are put', () => {
    render(board('fish', 'wood', 'livestock', 'stone'));
    expect(columns()).toEqual({ fish: '1', wood: '2', livestock: '3', stone: '4' });
    expect(animate).not.toHaveBeenCalled();
  });

  it('set off from their old places to the new ones', () => {
    const { rerender } = render(board('fish', 'wood', 'livestock', 'stone'));
    rerender(board('wood', 'fish', 'livestock', 'stone'));
    expect(columns()).toEqual({ wood: '1', fish: '2', livestock: '3', stone: '4' });
    const starts = animate.mock.calls.map(([frames]) => frames[0]?.translate);
    expect(starts.sort()).toEqual(['-50px 0px', '50px 0px']);
  });

  it('stay still where movement is off, and where nothing moved', () => {
    const { rerender } = render(board('fish', 'wood', 'livestock', 'stone'));
    rerender(board('fish', 'wood', 'livestock', 'stone'));
    expect(animate).not.toHaveBeenCalled();
    document.documentElement.style.setProperty('--pace', '0');
    rerender(board('stone', 'wood', 'livestock', 'fish'));
    expect(columns()).toMatchObject({ stone: '1', fish: '4' });
    expect(animate).not.toHaveBeenCalled();
  });
});

it('a boat carries what it is loaded with', () => {
  const { container } = render(<Boat cargo={['fish', 'stone']} />);
  expect([...container.querySelectorAll('.mark')].map((mark) => mark.textContent)).toEqual(['Fi', 'S']);
});

it('each street has a skyline of its own', () => {
  const shapes = (['brick', 'harbour'] as const).map((street) => {
    const { container } = render(<Skyline street={street} />);
    return container.querySelector('path')?.getAttribute('d');
  });
  expect(shapes[0]).not.toBe(shapes[1]);
});
