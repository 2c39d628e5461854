import { describe, expect, test } from 'vitest';
import { pick, randomFromSeed, seatsOf } from '../../../shared/engine/index.ts';
import { board } from '../../../shared/games/brick-and-mortar/board.ts';
import { brickAndMortar } from '../../../shared/games/brick-and-mortar/index.ts';
import type { ItemType } from '../../../shared/games/brick-and-mortar/items.ts';
import type { BrickState } from '../../../shared/games/brick-and-mortar/state.ts';
import { campaign } from '../../harness/campaign.ts';
import { layAtRandom } from './random-table.ts';

/** The seats that would find a box for an item of the type if only they were asked to sell it now. */
function couldSell(state: BrickState, item: ItemType) {
  return seatsOf(state.seatCount).filter((seat) => {
    const alone = brickAndMortar.copy(state);
    alone.question = { type: 'sell', seat, item, price: board.highestSalePrice[item], remaining: null };
    return brickAndMortar.legalMoves(alone, seat).some(({ type }) => type === 'sell');
  });
}

describe('players set dials only against rivals', () => {
  test('a player asked to set a selling dial could sell, and so could another player', () => {
    let dials = 0;
    let soleSellers = 0;
    for (let laid = 0; laid < campaign(150, 600); laid++) {
      const random = randomFromSeed(`dials ${laid}`);
      const table = layAtRandom(random).begin({ type: 'begin-supply' });
      const { state } = table;
      while (state.phase === 'supply' || state.phase === 'sale') {
        const before = table.events.length;
        const seat = pick(random, brickAndMortar.toAct(state));
        table.events.push(...brickAndMortar.play(state, seat, pick(random, brickAndMortar.legalMoves(state, seat))));
        brickAndMortar.audit(state);
        for (const event of table.events.slice(before)) {
          if (event.type === 'competition-tested' && event.trade === 'sale' && event.seats.length === 1) soleSellers++;
        }
        const { question } = state;
        if (question?.type !== 'sale-bid' || brickAndMortar.toAct(state).length < question.seats.length) continue;
        dials++;
        expect([...question.seats].sort()).toEqual(couldSell(state, question.item));
        expect(question.seats.length).toBeGreaterThan(1);
      }
    }
    expect(dials).toBeGreaterThan(campaign(50, 200));
    expect(soleSellers).toBeGreaterThan(campaign(12, 50));
  });
});
