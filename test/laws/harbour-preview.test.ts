import { expect, test } from 'vitest';
import { combination, pick, playerAt, randomFromSeed, type Seat } from '../../shared/engine/index.ts';
import { harbour } from '../../shared/games/harbour/index.ts';
import { previewPurchase } from '../../shared/games/harbour/preview.ts';
import type { HarbourState } from '../../shared/games/harbour/state.ts';
import { keptOf } from '../../shared/games/harbour/trade/keeping.ts';
import { campaign } from '../harness/campaign.ts';

const matches = campaign(40, 150);

/** Plays every legal purchase on a copy and compares the result with the page's preview. */
function holdPreviews(state: HarbourState, seat: Seat): number {
  const { question } = state;
  if (question?.type !== 'buy') return 0;
  const player = playerAt(state, seat);
  const preview = previewPurchase(player, state, question.purchase, []);
  const bought = harbour.legalMoves(state, seat).flatMap((move) => (move.type === 'buy' ? [move] : []));
  const underWay = question.purchase.traded || question.purchase.shipped.length > 0;
  const affordable = preview.offers.filter(({ affordable: paid }) => paid).map(({ building }) => building);
  expect(bought.map(({ building }) => building)).toEqual(underWay ? affordable : []);
  for (const move of bought) {
    const after = harbour.copy(state);
    const events = harbour.play(after, seat, move);
    if (preview.keeping.left > 0) {
      expect(after.question).toMatchObject({ type: 'keep', left: preview.keeping.left });
      continue;
    }
    expect(after.market).toEqual(preview.market);
    const offer = preview.offers.find(({ building }) => building === move.building);
    const told = events.find((event) => event.type === 'building-bought');
    expect(told).toMatchObject({ price: offer?.price, change: offer?.change, breakdown: offer?.breakdown });
    expect(offer?.breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBe(offer?.price);
    const shipment = events.find((event) => event.type === 'goods-shipped');
    const kept = preview.keeping.types.map((type) => ({
      good: type.good,
      money: type.money,
      held: type.held,
      kept: keptOf(type),
    }));
    expect(shipment?.type === 'goods-shipped' ? shipment.goods : []).toEqual(kept);
  }
  return bought.length;
}

test(`in ${matches} random matches every purchase does what its preview showed`, () => {
  let purchases = 0;
  for (let match = 0; match < matches; match++) {
    const seats = 1 + (match % 4);
    const options = combination(harbour.options, seats, match);
    const state = harbour.setup(seats, options, randomFromSeed(`preview ${match}`));
    const random = randomFromSeed(`moves ${match}`);
    for (let acting = harbour.toAct(state); acting.length > 0; acting = harbour.toAct(state)) {
      const seat = pick(random, acting);
      purchases += holdPreviews(state, seat);
      harbour.play(state, seat, pick(random, harbour.legalMoves(state, seat)));
    }
  }
  expect(purchases).toBeGreaterThan(campaign(250, 1_000));
});
