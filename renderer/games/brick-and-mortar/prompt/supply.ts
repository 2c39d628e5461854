import { board } from '../../../../shared/games/brick-and-mortar/board.ts';
import type { BrickMove } from '../../../../shared/games/brick-and-mortar/moves.ts';
import { freeCapacity, freeSpace } from '../../../../shared/games/brick-and-mortar/open-stores.ts';
import {
  leastMoneyFor,
  orderCost,
  orderTokens,
} from '../../../../shared/games/brick-and-mortar/phases/supply/order-cost.ts';
import { stockPrice } from '../../../../shared/games/brick-and-mortar/prices.ts';
import { rivalsRoom } from '../../../../shared/games/brick-and-mortar/reasons.ts';
import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { plan, type Stepper } from '../../../table/index.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { type BrickTable, playerOf } from '../table.ts';
import { whatIsLeft } from './building.ts';
import { type Action, type Asked, amountAt, offersOfType, type Plan, partsOf } from './plan.ts';

/** Where the half-made choice keeps the price of a dial and the debt tokens of an order. */
export const priceKey = 'price';
const tokensKey = 'tokens';

/** The current price of a stocking dial. */
export function stockDial(question: Asked<'stock-bid'>, half: PendingChoice): number {
  return half.amounts[priceKey] ?? board.leastStockPrice[question.item];
}

export function stockBidPlan(table: BrickTable, half: PendingChoice, question: Asked<'stock-bid'>): Plan {
  const { words, near, view } = table;
  const { item } = question;
  const { building, money } = playerOf(view, near);
  const price = stockDial(question, half);
  const want = Math.min(freeCapacity(building, item), view.market[item]);
  const order = cheapestOrder(table, item, price, want);
  const { total } = orderCost(building, item, price, order);
  const facts = {
    price: words.money(price),
    items: words.items(item, order.length),
    cost: words.money(total),
    left: words.money((money ?? 0) - total),
    room: rivalsRoom(view, near, item),
  };
  return plan({
    asks: words.say('asks.stock-bid', { item: words.item(item) }),
    says: words.say(money !== null && total > money ? 'says.stock-bid-short' : 'says.stock-bid', facts),
    rule: 'supply',
    steppers: [],
    actions: [
      {
        key: 'seal',
        label: words.say('moves.seal-price', { money: words.money(price) }),
        moves: [{ type: 'bid-price', price }],
        main: true,
      },
    ],
  });
}

/** The cheapest way to place a number of items in the own building at a price. */
function cheapestOrder(
  { view, near }: BrickTable,
  item: Asked<'stock'>['item'],
  price: number,
  count: number,
): readonly StoreId[] {
  const { building } = playerOf(view, near);
  const places = building.flatMap((store) => new Array<StoreId>(Math.max(0, freeSpace(store, item))).fill(store.id));
  const each = (id: StoreId): number => stockPrice(building, id, item, price, count);
  return places.toSorted((one, other) => each(one) - each(other)).slice(0, count);
}

/** The current order: moves already sent, and picks in the page. */
export function wholeOrder(question: Asked<'stock'>, half: PendingChoice): readonly StoreId[] {
  return [...question.order, ...half.order];
}

/** May one more item go to this store, so that the order can still be paid? As the rules offer it. */
export function mayAdd(table: BrickTable, half: PendingChoice, question: Asked<'stock'>, store: StoreId): boolean {
  const { view, near } = table;
  const { building, money } = playerOf(view, near);
  const { item, price } = question;
  const order = wholeOrder(question, half);
  const open = building.find(({ id }) => id === store);
  if (open === undefined || money === null || order.length >= view.market[item]) return false;
  if (freeSpace(open, item) <= order.filter((id) => id === store).length) return false;
  return leastMoneyFor(building, item, price, [...order, store], view.market[item]) <= money;
}

export function stockPlan(table: BrickTable, half: PendingChoice, question: Asked<'stock'>): Plan {
  const { words, near, view } = table;
  const { item, price } = question;
  const { building, money } = playerOf(view, near);
  const order = wholeOrder(question, half);
  const cost = orderCost(building, item, price, order);
  const tokens = orderTokens(money ?? 0, cost);
  const taken = Math.min(Math.max(half.amounts[tokensKey] ?? tokens.least, tokens.least), tokens.most);
  const asks = words.say('asks.stock', {
    item: words.item(item),
    money: words.money(price),
    left: view.market[item] - order.length,
  });
  if (order.length === 0) {
    return plan({
      asks,
      says: words.say('says.stock', { left: view.market[item] }),
      rule: 'supply',
      ...partsOf(table, offersOfType(table, 'done'), half, false),
    });
  }
  const payable = tokens.least <= tokens.most;
  const moves: BrickMove[] = half.order.map((store) => ({ type: 'stock', store }));
  moves.push({ type: 'pay', tokens: taken });
  const pay: Action = {
    key: 'buy',
    label: words.say('moves.buy-items', { count: order.length, money: words.money(cost.total) }),
    moves,
    main: true,
  };
  const stepper: readonly Stepper[] =
    payable && tokens.most > tokens.least
      ? [
          {
            key: tokensKey,
            label: words.say('steps.tokens'),
            value: taken,
            values: Array.from({ length: tokens.most - tokens.least + 1 }, (_, index) => tokens.least + index),
            text: String(taken),
          },
        ]
      : [];
  return plan({
    asks,
    says: payable
      ? whatIsLeft(table, cost.total, taken)
      : words.say('says.order-unpaid', { cost: words.money(cost.total) }),
    rule: 'supply',
    steppers: stepper,
    actions: payable ? [pay] : [],
    clears: half.order.length > 0,
  });
}

/** A window's plan: the modifiers that may be used now, each with its number, and being done. */
export function windowPlan(
  table: BrickTable,
  half: PendingChoice,
  question: Asked<'window'>,
  picked: readonly BrickTable['offers'][number][],
): Plan {
  const { words } = table;
  const done = offersOfType(table, 'done');
  const uses = table.offers.filter((offer) => offer.moves[0]?.type !== 'done');
  // A few choices stand on the counter at once; many are found on the pieces they are about.
  const shown = picked.length > 0 ? picked : uses.length <= 3 ? uses : [];
  const parts = partsOf(table, [...done, ...shown], half, false);
  const first = shown[0];
  return plan({
    asks: words.say(question.item === null ? 'asks.window' : 'asks.window-item', {
      item: question.item === null ? '' : words.item(question.item),
    }),
    says: shown.length === 0 ? words.say('says.window') : windowSays(table, first, half),
    rule: 'modifiers-and-their-moments',
    clears: picked.length > 0,
    steppers: parts.steppers,
    actions: parts.actions.map((action, index) => ({
      ...action,
      main: shown.length === 1 && index === parts.actions.length - 1,
    })),
  });
}

function windowSays(
  table: BrickTable,
  offer: BrickTable['offers'][number] | undefined,
  half: PendingChoice,
): string | null {
  const move = offer?.moves[0];
  if (offer === undefined || move === undefined) return null;
  if (
    move.type === 'buy-surplus' &&
    table.question !== null &&
    'item' in table.question &&
    table.question.item !== null
  ) {
    const price = board.leastStockPrice[table.question.item];
    return whatIsLeft(table, price, amountAt(offer, half));
  }
  return 'store' in move ? table.words.say('says.of-store', { store: table.words.store(move.store) }) : null;
}
