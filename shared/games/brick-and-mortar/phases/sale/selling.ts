import { askedAlone, interned, internedByNumber, notAnAnswer, playerAt, type Seat } from '../../../../engine/index.ts';
import type { BrickEvent } from '../../events.ts';
import type { ItemType } from '../../items.ts';
import type { Box, BrickMove } from '../../moves.ts';
import { effectsOf, openStoreOf, takeItem } from '../../open-stores.ts';
import { changePoints } from '../../points.ts';
import { saleBreakdown, totalOf } from '../../prices.ts';
import type { BrickState, OpenStore, PlayerState } from '../../state.ts';
import type { StoreId } from '../../stores/index.ts';
import { done } from '../answers.ts';
import type { MarketSteps } from '../market-steps.ts';
import type { RulesOf } from '../question-rules.ts';
import { maySellFrom, usesJewelryBoxes } from './boxes.ts';

type SellMove = Extract<BrickMove, { type: 'sell' }>;

const sellMoves = interned((box: Box) =>
  internedByNumber((store: StoreId, shelf): SellMove => ({ type: 'sell', store, shelf, box })),
);

function addBoxesFor(state: BrickState, player: PlayerState, store: OpenStore, item: ItemType, into: Box[]): void {
  if (state.demandBoxes[item] > 0) into.push('demand');
  if (state.demandBoxes.jewelry > 0 && usesJewelryBoxes(store.id, item)) into.push('jewelry-demand');
  for (const center of player.building) if (center.boxes !== null && center.boxes[item] > 0) into.push(center.id);
}

/** Every delivery possible: any own store, shelf and matching free box. Rulings 28 and 33. */
function deliveries(state: BrickState, seat: Seat, item: ItemType): SellMove[] {
  const player = playerAt(state, seat);
  const moves: SellMove[] = [];
  for (const store of player.building) {
    const shelves = store.shelves[item];
    if (shelves === undefined || !maySellFrom(state.market, store.id, item)) continue;
    const boxes: Box[] = [];
    addBoxesFor(state, player, store, item, boxes);
    for (const box of boxes) {
      for (let shelf = 0; shelf < shelves.length; shelf++) {
        if ((shelves[shelf] ?? 0) > 0) moves.push(sellMoves(box)(store.id, shelf));
      }
    }
  }
  return moves;
}

function fillBox(state: BrickState, player: PlayerState, item: ItemType, box: Box): void {
  if (box === 'demand') state.demandBoxes[item] -= 1;
  else if (box === 'jewelry-demand') state.demandBoxes.jewelry -= 1;
  else {
    const { boxes } = openStoreOf(player, box);
    if (boxes !== null) boxes[item] -= 1;
  }
}

/** Adds points for a sale at once. */
function payPointsFor(
  state: BrickState,
  seat: Seat,
  store: OpenStore,
  item: ItemType,
  shelf: number,
  events: BrickEvent[],
): void {
  const sold = store.sold[item];
  // Ruling 29: every type is counted separately.
  for (const effect of effectsOf(store.id, 'points-per-sold')) {
    if ((effect.item === 'each' || effect.item === item) && sold % effect.every === 0) {
      changePoints(state, seat, effect.points, 'store-effect', events, store.id);
    }
  }
  for (const { rates } of effectsOf(store.id, 'points-only-sales')) {
    const rate = rates[item];
    if (rate !== undefined && sold % rate.every === 0) {
      changePoints(state, seat, rate.points, 'store-effect', events, store.id);
    }
  }
  if (shelf !== (store.shelves[item]?.length ?? 0) - 1) return;
  for (const effect of effectsOf(store.id, 'bottom-shelf-points')) {
    changePoints(state, seat, effect.points, 'store-effect', events, store.id);
  }
}

function deliver(
  state: BrickState,
  seat: Seat,
  item: ItemType,
  price: number,
  move: SellMove,
  events: BrickEvent[],
): void {
  const player = playerAt(state, seat);
  const store = openStoreOf(player, move.store);
  const { shelf, box } = move;
  takeItem(store, item, shelf);
  fillBox(state, player, item, box);
  store.sold[item] += 1;
  player.sold[item] += 1;
  const breakdown = saleBreakdown(store.id, item, shelf, price, state.revealedBids.length > 0);
  const income = totalOf(breakdown);
  player.money += income;
  events.push({ type: 'sold', seat, item, store: store.id, shelf, box, income, breakdown });
  payPointsFor(state, seat, store, item, shelf, events);
}

/** Schedules what follows the last delivery: points instead of money, then surplus. */
function endSelling(state: BrickState, turn: MarketSteps['sell-turn'], events: BrickEvent[]): void {
  const { seat, item, price, remaining } = turn;
  const player = playerAt(state, seat);
  if (remaining !== null && remaining > 0) state.agenda.push({ type: 'surplus-turn', seat, item, count: remaining });
  else if (player.sold[item] === 0) events.push({ type: 'sold-nothing', seat, item });
  for (const { id, sold } of player.building.toReversed()) {
    if (sold[item] > 1 && effectsOf(id, 'half-for-points').some((effect) => effect.item === item)) {
      state.agenda.push({ type: 'points-instead-turn', seat, store: id, item, price });
    }
  }
}

/**
 * The seat sells the type. Rules, "Sale": the bid quantity must be sold while a matching box is free.
 * A forced delivery is made automatically.
 */
export function sellTurn(state: BrickState, turn: MarketSteps['sell-turn'], events: BrickEvent[]): void {
  const { seat, item, price } = turn;
  let { remaining } = turn;
  while (remaining !== 0) {
    const open = deliveries(state, seat, item);
    const first = open[0];
    if (first === undefined) break;
    if (remaining === null || open.length > 1) {
      state.question = { type: 'sell', seat, item, price, remaining };
      return;
    }
    deliver(state, seat, item, price, first, events);
    remaining -= 1;
  }
  endSelling(state, { seat, item, price, remaining }, events);
}

export const sellQuestion: RulesOf<'sell'> = {
  asks: askedAlone,
  publicMoves: 'all',
  moves(state, { item, remaining }, seat) {
    const moves: BrickMove[] = deliveries(state, seat, item);
    if (remaining === null) moves.push(done);
    return moves;
  },
  answer(state, question, seat, move, events) {
    state.question = null;
    if (move.type === 'done') {
      endSelling(state, question, events);
      return;
    }
    if (move.type !== 'sell') throw notAnAnswer('sell', move.type);
    const { item, price, remaining } = question;
    deliver(state, seat, item, price, move, events);
    sellTurn(state, { seat, item, price, remaining: remaining === null ? null : remaining - 1 }, events);
  },
};
