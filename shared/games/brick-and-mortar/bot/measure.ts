import { playerAt, type Seat } from '../../../engine/index.ts';
import { board } from '../board.ts';
import type { BrickState, PlayerState } from '../state.ts';
import { type StoreId, stores } from '../stores/index.ts';
import { credit, fortuneOf, investsThisMonth, monthsAfter, pointsFor, purchasesOf } from './money.ts';
import { monthAhead } from './month.ts';
import { shopOf, tradeOf, usualMonth } from './outlook.ts';
import { gainOfStore } from './stores.ts';

/** Points a month gained by a store bought in an auction. */
const usualStore = 0.5;

/** The expected gain of future stores, one a month: the best of the hand first, then auctions. */
function plansOf(state: BrickState, { building, bought, storeHand, storeAction }: PlayerState, after: number): number {
  const mayBuyNow = state.phase === 'building' && storeAction === 'open' && state.month > 0;
  let months = after + (mayBuyNow ? 1 : 0);
  let plans = 0;
  let hand = storeHand;
  for (let slot = building.length + (bought === null ? 0 : 1); slot < board.slots && months >= 1; slot++) {
    let best = usualStore * months - 1;
    let chosen: StoreId | null = null;
    for (const id of hand) {
      const gain = gainOfStore(id, months) + 1;
      if (gain <= best) continue;
      best = gain;
      chosen = id;
    }
    if (chosen !== null) hand = hand.filter((id) => id !== chosen);
    plans += Math.max(0, best);
    months -= 1;
  }
  return plans;
}

/**
 * The amount of each feature that a seat has. Items and income are counted as the points that their dollars will buy.
 */
export function measure(state: BrickState, seat: Seat): readonly number[] {
  const player = playerAt(state, seat);
  const { building, bought } = player;
  const slots = Math.min(board.slots, building.length + (bought === null ? 0 : 1));
  let printed = bought === null ? 0 : stores[bought].points * (building.length < board.slots ? 1 : 0.5);
  for (const { id } of building) printed += stores[id].points;
  let empty = 0;
  for (let slot = slots; slot < board.slots; slot++) empty += board.emptySlotPenalty[slot] ?? 0;

  const after = monthsAfter(state);
  const trade = tradeOf(state);
  const shop = shopOf(state, seat);
  const usual = usualMonth(state, trade, shop);
  const month = monthAhead(state, seat, trade, shop, after);
  const purchases = purchasesOf(state, seat);
  const isInvestingNow = investsThisMonth(state, seat);
  const rounds = purchases * (after + (isInvestingNow ? 1 : 0));

  // without money, stocking falls short
  const missing = month.stocking <= 0 ? 0 : Math.max(0, 1 - (player.money + credit) / month.stocking);
  const sales = month.dollars - Math.max(0, month.gained) * missing ** 1.5;
  const bill = state.phase === 'investment' ? 0 : shop.utilities;
  const money = player.money + sales - bill;
  const fortune = fortuneOf({
    money,
    kept: month.kept,
    isInvestingNow,
    months: after,
    purchases,
    stocking: usual.stocking,
    gained: usual.gained,
    besides: usual.dollars - usual.gained,
  });
  const fromMoney = pointsFor(player.money, rounds);
  const fromGoods = pointsFor(money + month.kept, rounds);
  return [
    player.points,
    printed,
    -empty,
    -player.debt,
    fromMoney,
    fromGoods - fromMoney,
    fortune - fromGoods,
    usual.points * after + month.points,
    plansOf(state, player, after),
  ];
}
