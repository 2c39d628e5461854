// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { planMovement } from '../../../../renderer/games/harbour/movement/movement-plan.ts';
import { seatAt } from '../../../../shared/engine/index.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import { movingPage } from '../moving-page.ts';
import { openWindow } from '../windows.ts';
import { boardProps, DrawnBoard, momentOf } from './drawn-table.tsx';

const ana = seatAt(0);
const bruno = seatAt(1);
const nowhere = () => null;

const visit: readonly HarbourEvent[] = [
  { type: 'pawn-moved', seat: ana, from: 'start-0', to: 'pub', owner: bruno, sharedWith: [] },
  { type: 'toll-paid', seat: ana, owner: bruno, good: 'stone', received: true },
  {
    type: 'goods-converted',
    seat: ana,
    cause: 'action',
    paid: { wood: 2 },
    gained: { fish: 2, livestock: 1 },
    lost: { livestock: 1 },
  },
];

describe('what moves on the table', () => {
  it('the pawn to its building, the toll to the owner, goods to the building and from it', () => {
    const { pawns, crates, buildings } = planMovement(visit, nowhere);
    expect(pawns).toEqual([{ owner: ana, to: 'pub' }]);
    expect(buildings).toBe(false);
    const ways = crates.map(({ good, from, to }) => `${good}: ${from.at} to ${to.at}`);
    expect(ways).toEqual([
      'stone: stock to stock',
      'wood: stock to place',
      'wood: stock to place',
      'fish: place to stock',
      'fish: place to stock',
      'livestock: place to stock',
    ]);
    expect(crates[0]).toMatchObject({ from: { owner: ana }, to: { owner: bruno } });
    expect(crates.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 4, 4]);
  });

  it('of what is shipped only what is not kept, to the boats; the row closes up and fills', () => {
    const purchase: readonly HarbourEvent[] = [
      {
        type: 'goods-shipped',
        seat: ana,
        money: 9,
        goods: [
          { good: 'fish', money: 5, held: 5, kept: 1 },
          { good: 'wood', money: 4, held: 4, kept: 4 },
        ],
      },
      { type: 'building-bought', seat: ana, building: 'quarry', price: 7, reckoning: [], change: 2 },
      { type: 'centre-filled', building: 'locks' },
    ];
    const { crates, buildings, fresh } = planMovement(purchase, nowhere);
    expect(crates).toHaveLength(4);
    expect(crates.every(({ good, to }) => good === 'fish' && to.at === 'water')).toBe(true);
    expect(buildings).toBe(true);
    expect(fresh).toEqual(['locks']);
  });

  it('goods come from where the pawn stands when it did not move', () => {
    const gain: HarbourEvent = {
      type: 'goods-gained',
      seat: bruno,
      good: 'fish',
      offered: 2,
      gained: 1,
      cause: 'action',
    };
    expect(planMovement([gain], () => 'bait-shop').crates).toMatchObject([
      { from: { at: 'place', place: 'bait-shop' } },
    ]);
    expect(planMovement([gain], nowhere).crates).toEqual([]);
  });
});

const page = movingPage();

describe('movement on the board', () => {
  const shipped = momentOf(2, 'shipping', (_state, events) => events.some(({ type }) => type === 'goods-shipped'));
  const props = boardProps(shipped.state, shipped.seat);

  beforeEach(() => openWindow('laptop'));

  it('shows what the latest moves did, and leaves nothing behind', async () => {
    const { rerender } = render(<DrawnBoard {...props} />);
    await page.settle();
    rerender(<DrawnBoard {...props} latest={structuredClone(shipped.events)} />);
    expect(page.moving.length).toBeGreaterThan(0);
    expect(document.querySelector('.in-flight')?.getAttribute('aria-hidden')).toBe('true');
    await page.arrive();
    expect(page.moving.length).toBe(0);
  });

  it('does without where movement is off', async () => {
    page.switchOff();
    const { rerender } = render(<DrawnBoard {...props} />);
    await page.settle();
    rerender(<DrawnBoard {...props} latest={structuredClone(shipped.events)} />);
    expect(page.moving.length).toBe(0);
    expect(page.started).toBe(0);
  });
});
