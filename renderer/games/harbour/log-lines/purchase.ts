import type { Seat } from '../../../../shared/engine/index.ts';
import type { HarbourEvent, ShippedGood } from '../../../../shared/games/harbour/events.ts';
import type { LogLine } from '../../../table/board/game-ui.ts';
import { type Rows, sumRow } from '../../../table/log/ruled-line.ts';
import type { Words } from '../words.ts';
import { few, line } from './line.ts';

/** The events of a purchase. */
export type PurchaseEvent = Extract<HarbourEvent, { type: 'inland-traded' | 'goods-shipped' | 'building-bought' }>;

/** Whether an event belongs to a purchase of its seat. */
export function isPurchase(event: HarbourEvent): event is PurchaseEvent {
  return event.type === 'inland-traded' || event.type === 'goods-shipped' || event.type === 'building-bought';
}

/** Whether an event belongs to a purchase, as the market's change after shipping does. */
function belongs(event: HarbourEvent, seat: Seat): boolean {
  if (isPurchase(event)) return event.seat === seat;
  return event.type === 'market-changed' && event.cause === 'shipping' && event.seat === seat;
}

function shippedLabel(words: Words, { good, held, kept }: ShippedGood): string {
  const goods = words.goods(good, held);
  return kept === 0 ? goods : words.log('why.shipped-and-kept', { goods, count: kept });
}

function moneyRows(words: Words, event: PurchaseEvent): Rows {
  switch (event.type) {
    case 'inland-traded':
      return [{ label: words.log('why.traders'), amount: words.money(event.money) }];
    case 'goods-shipped':
      return event.goods.map((shipped) => ({
        label: shippedLabel(words, shipped),
        amount: words.money(shipped.money),
      }));
    case 'building-bought':
      return event.breakdown.map(({ why, amount }) => ({
        label: why === 'cost' ? words.building(event.building) : words.log(`why.${why}`),
        amount: words.money(-amount),
      }));
  }
}

/** Whether all events belong to one purchase. */
export function areOnePurchase([first, ...rest]: readonly HarbourEvent[]): boolean {
  return first !== undefined && isPurchase(first) && rest.every((event) => belongs(event, first.seat));
}

function purchaseWords(words: Words, event: PurchaseEvent): string {
  switch (event.type) {
    case 'inland-traded':
      return words.log('log.inland-traded');
    case 'goods-shipped':
      return words.log('log.goods-shipped', {
        goods: few(words, Object.fromEntries(event.goods.map(({ good, held }) => [good, held]))),
      });
    case 'building-bought':
      return words.log('log.building-bought', { building: words.the(event.building) });
  }
}

/** The line of a purchase. Its breakdown lists the money of each good, the price and what is left over. */
export function purchaseLine(first: PurchaseEvent, rest: readonly HarbourEvent[], words: Words): LogLine {
  const parts = [first, ...rest.filter(isPurchase)];
  const text = words.list(parts.map((event) => purchaseWords(words, event)));
  const bought = parts.find((event) => event.type === 'building-bought');
  const money = parts.flatMap((event) => moneyRows(words, event));
  if (bought?.type !== 'building-bought') {
    const brought = parts.reduce((sum, event) => sum + (event.type === 'building-bought' ? 0 : event.money), 0);
    return line(words, first.seat, text, 'buying', {
      sum: words.log('credit', { money: words.money(brought) }),
      breakdown: [...money, sumRow(words.log('why.brought'), words.money(brought))],
    });
  }
  return line(words, bought.seat, text, 'buying', {
    sum: words.money(-bought.price),
    breakdown: [...money, sumRow(words.log('why.left-over'), words.money(bought.change))],
  });
}
