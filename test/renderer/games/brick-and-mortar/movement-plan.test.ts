import { expect, it } from 'vitest';
import { planMovement } from '../../../../renderer/games/brick-and-mortar/movement/movement-plan.ts';
import { seatAt } from '../../../../shared/engine/index.ts';
import type { BrickEvent } from '../../../../shared/games/brick-and-mortar/events.ts';

const ana = seatAt(0);

it('a token moves once for all gains and losses', () => {
  const change = (by: number, total: number): BrickEvent => ({
    type: 'points-changed',
    seat: ana,
    by,
    total,
    why: 'store-effect',
  });
  expect([...planMovement([change(3, 13), change(2, 15)]).walks]).toEqual([[ana, { from: 10, to: 15 }]]);
});

it('a front rises once, and not if it is closed again', () => {
  const store = { seat: ana, store: 'art-gallery' } as const;
  const opened: BrickEvent = { type: 'store-opened', ...store, slot: 1 };
  const bought: BrickEvent = { type: 'store-bought', ...store, from: 'hand', paid: 8, tokens: 0, breakdown: [] };
  const discarded = { food: 0, clothing: 0, electronics: 0, jewelry: 0, art: 0 };
  const closed: BrickEvent = { type: 'store-closed', ...store, why: 'owner', discarded };
  const front = { at: 'front', ...store };
  expect(planMovement([bought, opened]).fresh).toEqual([front]);
  expect(planMovement([opened, closed])).toMatchObject({ fresh: [], leaving: [front] });
});

it('nothing moves for secret choices', () => {
  const secrets: readonly BrickEvent[] = [
    { type: 'store-kept', seat: ana, store: 'art-gallery' },
    { type: 'card-chosen', seat: ana, card: null, face: null },
  ];
  expect(planMovement(secrets)).toEqual(planMovement([]));
});
