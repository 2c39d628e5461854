import { freeCapacity, freeSpace } from '../../../../shared/games/brick-and-mortar/open-stores.ts';
import { dialPrices } from '../../../../shared/games/brick-and-mortar/phases/dials.ts';
import { resalePrice } from '../../../../shared/games/brick-and-mortar/phases/modifiers/resale.ts';
import { orderCost } from '../../../../shared/games/brick-and-mortar/phases/supply/order-cost.ts';
import { stockPrice } from '../../../../shared/games/brick-and-mortar/prices.ts';
import { rivalsRoom } from '../../../../shared/games/brick-and-mortar/reasons.ts';
import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { prompt, type Stepper } from '../../../table/index.ts';
import { movesAfterOrder, orderMoves, wholeOrder } from '../interaction/order.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { type BrickTable, playerOf } from '../table.ts';
import { whatIsLeft } from './building.ts';
import { type Action, type Asked, amountAt, offersOfType, type Prompt, partsOf } from './prompt.ts';

/** The keys of the pending choice for a dial's price and an order's debt tokens. */
export const priceKey = 'price';
const tokensKey = 'tokens';

/** The current price of a stocking dial. */
export function stockDial(question: Asked<'stock-bid'>, pending: PendingChoice): number {
  return pending.amounts[priceKey] ?? dialPrices('supply', question.item).least;
}

export function stockBidPrompt(table: BrickTable, pending: PendingChoice, question: Asked<'stock-bid'>): Prompt {
  const { words, ownSeat, view } = table;
  const { item } = question;
  const { building, money } = playerOf(view, ownSeat);
  const price = stockDial(question, pending);
  const want = Math.min(freeCapacity(building, item), view.market[item]);
  const order = cheapestOrder(table, item, price, want);
  const { total } = orderCost(building, item, price, order);
  const facts = {
    price: words.money(price),
    items: words.items(item, order.length),
    cost: words.money(total),
    left: words.money((money ?? 0) - total),
    room: rivalsRoom(view, ownSeat, item),
  };
  return prompt({
    title: words.say('titles.stock-bid', { item: words.item(item) }),
    hint: words.say(money !== null && total > money ? 'hints.stock-bid-short' : 'hints.stock-bid', facts),
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
  { view, ownSeat }: BrickTable,
  item: Asked<'stock'>['item'],
  price: number,
  count: number,
): readonly StoreId[] {
  const { building } = playerOf(view, ownSeat);
  const places = building.flatMap((store) => new Array<StoreId>(Math.max(0, freeSpace(store, item))).fill(store.id));
  const each = (id: StoreId): number => stockPrice(building, id, item, price, count);
  return places.toSorted((one, other) => each(one) - each(other)).slice(0, count);
}

export function stockPrompt(table: BrickTable, pending: PendingChoice, question: Asked<'stock'>): Prompt {
  const { words, ownSeat, view } = table;
  const { item, price } = question;
  const { building } = playerOf(view, ownSeat);
  const order = wholeOrder(question, pending);
  const cost = orderCost(building, item, price, order);
  const tokens = movesAfterOrder(table, pending).flatMap((move) => (move.type === 'pay' ? [move.tokens] : []));
  const [least = 0] = tokens;
  const wanted = pending.amounts[tokensKey] ?? least;
  const taken = tokens.includes(wanted) ? wanted : least;
  const title = words.say('titles.stock', {
    item: words.item(item),
    money: words.money(price),
    left: view.market[item] - order.length,
  });
  if (order.length === 0) {
    return prompt({
      title,
      hint: words.say('hints.stock', { left: view.market[item] }),
      rule: 'supply',
      ...partsOf(table, offersOfType(table, 'done'), pending, false),
    });
  }
  const payable = tokens.length > 0;
  const pay: Action = {
    key: 'buy',
    label: words.say('moves.buy-items', { count: order.length, money: words.money(cost.total) }),
    moves: [...orderMoves(pending), { type: 'pay', tokens: taken }],
    main: true,
  };
  const stepper: readonly Stepper[] =
    tokens.length > 1
      ? [
          {
            key: tokensKey,
            label: words.say('steps.tokens'),
            value: taken,
            values: tokens,
            text: String(taken),
          },
        ]
      : [];
  return prompt({
    title,
    hint: payable
      ? whatIsLeft(table, cost.total, taken)
      : words.say('hints.order-unpaid', { cost: words.money(cost.total) }),
    rule: 'supply',
    steppers: stepper,
    actions: payable ? [pay] : [],
    clears: pending.order.length > 0,
  });
}

/** A window's prompt: the modifiers that may be used now, each with its number, and the button to end. */
export function windowPrompt(
  table: BrickTable,
  pending: PendingChoice,
  question: Asked<'window'>,
  picked: readonly BrickTable['offers'][number][],
): Prompt {
  const { words } = table;
  const done = offersOfType(table, 'done');
  const uses = table.offers.filter((offer) => offer.moves[0]?.type !== 'done');
  // few choices are all on the counter; many are on their pieces
  const shown = picked.length > 0 ? picked : uses.length <= 3 ? uses : [];
  const parts = partsOf(table, [...done, ...shown], pending, false);
  const first = shown[0];
  return prompt({
    title: words.say(question.item === null ? 'titles.window' : 'titles.window-item', {
      item: question.item === null ? '' : words.item(question.item),
    }),
    hint: shown.length === 0 ? words.say('hints.window') : windowSays(table, first, pending),
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
  pending: PendingChoice,
): string | null {
  const move = offer?.moves[0];
  if (offer === undefined || move === undefined) return null;
  if (move.type === 'buy-surplus') {
    return whatIsLeft(table, resalePrice(move.store, table.view.item) ?? 0, amountAt(offer, pending));
  }
  return 'store' in move ? table.words.say('hints.of-store', { store: table.words.store(move.store) }) : null;
}
