import { askedAlone, interned, internedByNumber, notAnAnswer, playerAt, type Seat } from '../../../../engine/index.ts';
import type { BrickEvent, StockedLine } from '../../events.ts';
import type { ItemType } from '../../items.ts';
import type { BrickMove } from '../../moves.ts';
import { addItems, effectsOf, freeSpace } from '../../open-stores.ts';
import { pay } from '../../payment.ts';
import { changePoints } from '../../points.ts';
import { stockBreakdown, totalOf } from '../../prices.ts';
import type { BrickState, PlayerState, Question } from '../../state.ts';
import type { StoreId } from '../../stores/index.ts';
import { done } from '../answers.ts';
import { ifMoneyIsOpen, type RulesOf } from '../question-rules.ts';
import { countIn, leastMoneyFor, orderCost, orderTokens } from './order-cost.ts';

type StockQuestion = Extract<Question, { type: 'stock' }>;

const stockMove = interned((store: StoreId): BrickMove => ({ type: 'stock', store }));
const payMove = internedByNumber((_: null, tokens): BrickMove => ({ type: 'pay', tokens }));
const nothingOrdered: readonly StoreId[] = [];

/** The seat's one turn to stock the type, while items last. Debt can always pay for one item. */
export function stockTurn(state: BrickState, seat: Seat, item: ItemType, price: number): void {
  if (state.market[item] > 0) state.question = { type: 'stock', seat, item, price, order: nothingOrdered };
}

/** Whether one more item may go to this store, so that the order can still be completed and paid. Rulings 25 and 27. */
function mayOrder(state: BrickState, player: PlayerState, question: StockQuestion, store: StoreId): boolean {
  const { item, price, order } = question;
  if (player.money >= price * (order.length + 1)) return true;
  return leastMoneyFor(player.building, item, price, [...order, store], state.market[item]) <= player.money;
}

function stockedLines(state: BrickState, player: PlayerState, question: StockQuestion): readonly StockedLine[] {
  const { item, price, order } = question;
  const lines: StockedLine[] = [];
  for (const { id } of player.building) {
    const count = countIn(order, id);
    if (count === 0) continue;
    const breakdown = stockBreakdown(player.building, id, item, price, order.length, state.revealedBids.length > 0);
    lines.push({ store: id, count, each: totalOf(breakdown), breakdown });
  }
  return lines;
}

/** Points for items bought into one store in this turn; free ones do not count. Ruling 46. */
function payFullStock(
  state: BrickState,
  seat: Seat,
  item: ItemType,
  lines: readonly StockedLine[],
  events: BrickEvent[],
): void {
  for (const { store, count } of lines) {
    for (const effect of effectsOf(store, 'points-for-full-stock')) {
      if (effect.item === item && count >= effect.count) {
        changePoints(state, seat, effect.points, 'store-effect', events, store);
      }
    }
  }
}

/** Pays the order and puts its items onto the top shelves. */
function payOrder(state: BrickState, question: StockQuestion, tokens: number, events: BrickEvent[]): void {
  const { seat, item, price, order } = question;
  const player = playerAt(state, seat);
  const lines = stockedLines(state, player, question);
  const { total } = orderCost(player.building, item, price, order);
  pay(player, total, tokens);
  state.market[item] -= order.length;
  for (const store of player.building) {
    const count = countIn(order, store.id);
    if (count > 0) addItems(store, item, count);
  }
  events.push({ type: 'stocked', seat, item, count: order.length, lines, paid: total, tokens });
  payFullStock(state, seat, item, lines, events);
}

const stockMoves: RulesOf<'stock'>['moves'] = (state, question, seat) => {
  const { item, price, order } = question;
  const player = playerAt(state, seat);
  const moves: BrickMove[] = [];
  if (order.length < state.market[item]) {
    for (const store of player.building) {
      if (freeSpace(store, item) <= countIn(order, store.id)) continue;
      if (mayOrder(state, player, question, store.id)) moves.push(stockMove(store.id));
    }
  }
  if (order.length === 0) {
    moves.push(done);
    return moves;
  }
  const { least, most } = orderTokens(player.money, orderCost(player.building, item, price, order));
  for (let tokens = least; tokens <= most; tokens++) moves.push(payMove(null, tokens));
  return moves;
};

/** Rules, "Supply": any number, spread over one's stores; buying is optional, even for the highest bid. */
export const stockQuestion: RulesOf<'stock'> = {
  asks: askedAlone,
  moves: stockMoves,
  publicMoves: ifMoneyIsOpen(stockMoves),
  answer(state, question, seat, move, events) {
    if (move.type === 'stock') {
      state.question = { ...question, order: [...question.order, move.store] };
      return;
    }
    state.question = null;
    if (move.type === 'pay') payOrder(state, question, move.tokens, events);
    else if (move.type === 'done') events.push({ type: 'stocked-nothing', seat, item: question.item });
    else throw notAnAnswer('stock', move.type);
  },
};
