import type { ItemType } from '../../../../shared/games/brick-and-mortar/items.ts';
import type { BrickMove } from '../../../../shared/games/brick-and-mortar/moves.ts';
import { dialPrices } from '../../../../shared/games/brick-and-mortar/phases/dials.ts';
import { bestSales } from '../../../../shared/games/brick-and-mortar/phases/sale/best-sales.ts';
import { mostToSell } from '../../../../shared/games/brick-and-mortar/phases/sale/boxes.ts';
import { pointsInstead } from '../../../../shared/games/brick-and-mortar/phases/sale/points-instead.ts';
import { paysOnlyPoints, saleBreakdown, totalOf } from '../../../../shared/games/brick-and-mortar/prices.ts';
import { rivalsStock } from '../../../../shared/games/brick-and-mortar/reasons.ts';
import type { StoreId } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { prompt } from '../../../table/index.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import { type BrickTable, playerOf } from '../table.ts';
import { type Action, type Asked, amountAt, offersOfType, type Prompt, partsOf, pickedOffers } from './prompt.ts';
import { priceKey } from './supply.ts';

type SellMove = Extract<BrickMove, { type: 'sell' }>;

/** The key of the pending choice for a sale dial's quantity. */
export const quantityKey = 'quantity';

/** The current setting of a sale dial, and its limit. */
export interface SaleDial {
  readonly price: number;
  readonly quantity: number;
  readonly most: number;
  /** True if the quantity is already sent, before the price. */
  readonly fixed: boolean;
}

/** The current quantity and price of a sale dial. */
export function saleDial(table: BrickTable, pending: PendingChoice, question: Asked<'sale-bid'>): SaleDial {
  const player = playerOf(table.view, table.ownSeat);
  const most = mostToSell(table.view, player, question.item);
  const sent = player.bidQuantity.choice;
  return {
    price: pending.amounts[priceKey] ?? dialPrices('sale', question.item).most,
    quantity: sent ?? Math.min(most, pending.amounts[quantityKey] ?? most),
    most,
    fixed: sent !== null,
  };
}

export function saleBidPrompt(table: BrickTable, pending: PendingChoice, question: Asked<'sale-bid'>): Prompt {
  const { words, ownSeat, view } = table;
  const { item } = question;
  const { price, quantity, fixed } = saleDial(table, pending, question);
  const moves: BrickMove[] = fixed ? [] : [{ type: 'bid-quantity', quantity }];
  moves.push({ type: 'bid-price', price });
  const sales = bestSales(playerOf(view, ownSeat).building, item, price, quantity);
  return prompt({
    title: words.say('titles.sale-bid', { item: words.item(item) }),
    hint: words.say('hints.sale-bid', {
      items: words.items(item, quantity),
      income: bringsWords(table, item, sales),
      boxes: view.demandBoxes[item],
      rivals: rivalsStock(view, ownSeat, item),
    }),
    rule: 'sale',
    actions: [
      {
        key: 'seal',
        label: words.say('moves.seal-sale', { count: quantity, money: words.money(price) }),
        moves,
        main: true,
      },
    ],
  });
}

/** The income of sales: dollars, points if a store pays those instead, or both. */
function bringsWords(
  { words }: BrickTable,
  item: ItemType,
  sales: readonly { readonly store: StoreId; readonly income: number }[],
): string {
  const income = sales.reduce((sum, sale) => sum + sale.income, 0);
  const money = words.money(income);
  const paysPoints = sales.some(({ store }) => paysOnlyPoints(store, item));
  if (!paysPoints) return money;
  return income === 0 ? words.say('brings.points') : words.say('brings.both', { money });
}

/** The deliveries of the items with the highest income, one after the other, while the rules allow more. */
function sellAll(table: BrickTable, { item, price }: Asked<'sell'>): readonly SellMove[] {
  const incomeOf = ({ store, shelf }: SellMove): number =>
    totalOf(saleBreakdown(store, item, shelf, price, table.view.revealedBids.length > 0));
  const deliveries: SellMove[] = [];
  let legal = table.moves;
  for (;;) {
    const [best] = legal
      .filter((move): move is SellMove => move.type === 'sell')
      .toSorted((one, other) => incomeOf(other) - incomeOf(one) || other.shelf - one.shelf);
    if (best === undefined) return deliveries;
    deliveries.push(best);
    const { after } = table.preview(deliveries) ?? {};
    const question = after?.view.question;
    legal = question?.type === 'sell' && question.seat === table.inHand ? (after?.moves ?? []) : [];
  }
}

export function sellPrompt(table: BrickTable, pending: PendingChoice, question: Asked<'sell'>): Prompt {
  const { words, view } = table;
  const { item, price, remaining } = question;
  const competition = view.revealedBids.length > 0;
  const all = sellAll(table, question);
  const sales = all.map(({ store, shelf }) => ({
    store,
    income: totalOf(saleBreakdown(store, item, shelf, price, competition)),
  }));
  const income = bringsWords(table, item, sales);
  const together: readonly Action[] =
    all.length > 0
      ? [
          {
            key: 'all',
            label: words.say('moves.sell-all', { count: all.length, money: income }),
            moves: all,
            main: true,
          },
        ]
      : [];
  const picked = pickedOffers(table, pending);
  const parts = partsOf(table, picked.length > 0 ? picked : offersOfType(table, 'done'), pending, false);
  return prompt({
    title: words.say(remaining === null ? 'titles.sell' : 'titles.sell-bid', {
      item: words.item(item),
      money: words.money(price),
      count: remaining ?? 0,
    }),
    hint: words.say(picked.length > 0 ? 'hints.pick-box' : 'hints.sell', {
      boxes: view.demandBoxes[item],
      income,
    }),
    rule: 'sale',
    clears: picked.length > 0,
    steppers: parts.steppers,
    actions: picked.length > 0 ? parts.actions : [...parts.actions, ...together],
  });
}

export function surplusPrompt(table: BrickTable, pending: PendingChoice, question: Asked<'surplus'>): Prompt {
  const { words } = table;
  const picked = pickedOffers(table, pending);
  return prompt({
    title: words.say('titles.surplus', {
      items: words.items(question.item, question.count),
    }),
    hint: words.say('hints.surplus'),
    rule: 'sale',
    clears: picked.length > 0,
    ...partsOf(table, picked, pending, false),
  });
}

export function pointsInsteadPrompt(
  table: BrickTable,
  pending: PendingChoice,
  question: Asked<'points-instead'>,
): Prompt {
  const { words } = table;
  const offers = offersOfType(table, 'take-points');
  const offer = offers[0];
  const count = offer === undefined ? 0 : amountAt(offer, pending);
  return prompt({
    title: words.say('titles.points-instead', { store: words.store(question.store), count: question.most }),
    hint: words.say('hints.points-instead', {
      points: words.points(pointsInstead(question.store, question.item, count)),
      money: words.money(count * question.income),
    }),
    rule: 'modifiers-and-their-moments',
    ...partsOf(table, offers, pending, true),
  });
}
