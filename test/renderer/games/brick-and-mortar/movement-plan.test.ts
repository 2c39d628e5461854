import { describe, expect, it } from 'vitest';
import { planMovement } from '../../../../renderer/games/brick-and-mortar/movement/movement-plan.ts';
import { seatAt } from '../../../../shared/engine/index.ts';
import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';

const ana = seatAt(0);
const bruno = seatAt(1);

const stocked: BrickEvent = {
  type: 'stocked',
  seat: ana,
  item: 'food',
  count: 5,
  lines: [
    { store: 'flea-market', count: 2, each: 3, reckoning: [] },
    { store: 'farmers-market', count: 3, each: 3, reckoning: [] },
  ],
  paid: 15,
  tokens: 0,
};

function sale(income: number, box: 'demand' | 'jewelry-demand'): BrickEvent {
  return { type: 'sold', seat: bruno, item: 'art', store: 'art-gallery', shelf: 2, box, income, reckoning: [] };
}

describe('what moves on the table', () => {
  it('rolls one crate an item from the dock to the top shelf, the rest together with the fourth', () => {
    const { flights } = planMovement([stocked]);
    const crates = flights.filter(({ what }) => what === 'food');
    expect(crates.map(({ turn }) => turn)).toEqual([0, 1, 2, 3, 3]);
    expect(crates.every(({ from }) => from.at === 'dock' && from.item === 'food')).toBe(true);
    expect(crates.map(({ to }) => (to.at === 'shelf' ? `${to.store} ${to.shelf}` : to.at))).toEqual([
      'flea-market 0',
      'flea-market 0',
      'farmers-market 0',
      'farmers-market 0',
      'farmers-market 0',
    ]);
  });

  it('sends one coin for an order, and none for a free one', () => {
    const coins = (event: BrickEvent) => planMovement([event]).flights.filter(({ what }) => what === 'coin');
    expect(coins(stocked)).toEqual([
      { what: 'coin', from: { at: 'till', seat: ana }, to: { at: 'dock', item: 'food' }, turn: 0 },
    ]);
    expect(coins({ ...stocked, paid: 0 })).toEqual([]);
  });

  it('rolls a sold crate off its shelf and brings the coin with it', () => {
    expect(planMovement([sale(9, 'jewelry-demand')]).flights).toEqual([
      { what: 'coin', from: { at: 'dock', item: 'jewelry' }, to: { at: 'till', seat: bruno }, turn: 0 },
      {
        what: 'art',
        from: { at: 'shelf', seat: bruno, store: 'art-gallery', item: 'art', shelf: 2 },
        to: { at: 'dock', item: 'jewelry' },
        turn: 0,
      },
    ]);
    expect(planMovement([sale(0, 'demand')]).flights.map(({ what }) => what)).toEqual(['art']);
  });

  it('walks a token once, over all that was gained and lost', () => {
    const change = (by: number, total: number): BrickEvent => ({
      type: 'points-changed',
      seat: ana,
      by,
      total,
      why: 'store-effect',
    });
    expect(planMovement([change(3, 13), change(2, 15)]).walks).toEqual([{ seat: ana, from: 10, to: 15 }]);
    expect(planMovement([change(3, 13), change(-3, 10)]).walks).toEqual([]);
  });

  it('drops the shelves only when the items have aged', () => {
    const fallen = { seat: bruno, store: 'art-gallery', item: 'art', count: 2 } as const;
    expect(planMovement([{ type: 'items-expired', ...fallen }, { type: 'items-aged' }])).toMatchObject({
      aged: true,
      expired: [fallen],
    });
    expect(planMovement([stocked]).aged).toBe(false);
  });

  it('puts up a front once, and not one that is closed again', () => {
    const opened: BrickEvent = { type: 'store-opened', seat: ana, store: 'art-gallery', slot: 1 };
    const bought: BrickEvent = {
      type: 'store-bought',
      seat: ana,
      store: 'art-gallery',
      from: 'hand',
      paid: 8,
      tokens: 0,
      reckoning: [],
    };
    const closed: BrickEvent = {
      type: 'store-closed',
      seat: ana,
      store: 'art-gallery',
      why: 'owner',
      discarded: { food: 0, clothing: 0, electronics: 0, jewelry: 0, art: 0 },
    };
    expect(planMovement([bought, opened]).raised).toEqual([{ seat: ana, store: 'art-gallery' }]);
    expect(planMovement([opened, closed])).toMatchObject({ raised: [], closed: [{ seat: ana, store: 'art-gallery' }] });
  });

  it('moves nothing for what is chosen in secret', () => {
    const secrets: readonly BrickEvent[] = [
      { type: 'store-kept', seat: ana, store: 'art-gallery' },
      { type: 'choice-sealed', seat: ana },
      { type: 'cards-drawn', seat: ana, count: 2, cards: null },
    ];
    expect(planMovement(secrets)).toEqual(planMovement([]));
    expect(planMovement([])).toEqual({ flights: [], aged: false, expired: [], walks: [], raised: [], closed: [] });
  });
});
