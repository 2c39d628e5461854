import { playerAt, type Seat } from '../../../../shared/engine/index.ts';
import { board } from '../../../../shared/games/brick-and-mortar/board.ts';
import type { BrickView, PlayerView } from '../../../../shared/games/brick-and-mortar/hiding.ts';
import { type ItemType, itemTypes, noItems } from '../../../../shared/games/brick-and-mortar/items.ts';
import { marketCards } from '../../../../shared/games/brick-and-mortar/market-cards.ts';
import type { BrickMove } from '../../../../shared/games/brick-and-mortar/moves.ts';
import { freeCapacity, itemsIn, stockOf } from '../../../../shared/games/brick-and-mortar/open-stores.ts';
import { debtMoney, debtPoints } from '../../../../shared/games/brick-and-mortar/payment.ts';
import { auctionPrice } from '../../../../shared/games/brick-and-mortar/phases/building/buying.ts';
import {
  pointsBreakdown,
  pointsIncome,
  purchaseLimits,
} from '../../../../shared/games/brick-and-mortar/phases/investment.ts';
import { isLastMonth } from '../../../../shared/games/brick-and-mortar/phases/month-end.ts';
import { mostToSell } from '../../../../shared/games/brick-and-mortar/phases/sale/boxes.ts';
import { scoreBreakdown } from '../../../../shared/games/brick-and-mortar/phases/scoring.ts';
import { totalOf } from '../../../../shared/games/brick-and-mortar/prices.ts';
import { type StoreId, stores } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import { blunderWarningsOf, type WarnedPlayer } from '../../../game-kit/index.ts';
import type { Translate } from '../../../words/translate.ts';
import type { Words } from '../words.ts';

/** The choice to warn about, and the view of its player. */
interface At extends WarnedPlayer<BrickView, Words> {
  readonly own: PlayerView;
}

type Move<Type extends BrickMove['type']> = Extract<BrickMove, { readonly type: Type }>;

/** The other players with a positive count, and their total. */
function rivals({ view, seat }: At, seats: readonly Seat[], count: (player: PlayerView) => number) {
  const others = seats.filter((other) => other !== seat && count(playerAt(view, other)) > 0);
  return { others, count: others.reduce((sum, other) => sum + count(playerAt(view, other)), 0) };
}

/** A quantity of at most half of what customers would take. */
function sayFew({ view, own, words, say }: At, quantity: number): string | null {
  const { question } = view;
  if (question?.type !== 'sale-bid') return null;
  const { item } = question;
  const most = mostToSell(view, own, item);
  return quantity * 2 <= most ? say('sale-few', { items: words.items(item, quantity), most }) : null;
}

/** A sale price that is very low, or that rivals may undercut. */
function sayAsked(at: At, price: number): string | null {
  const { view, words, say } = at;
  const { question } = view;
  if (question?.type !== 'sale-bid') return null;
  const { item } = question;
  const highest = board.highestSalePrice[item];
  if (price * 2 <= highest)
    return say('sale-low', { price: words.money(price), most: words.money(highest), item: words.type(item) });
  const { others, count } = rivals(at, question.seats, ({ building }) => itemsIn(building, item));
  if (others.length === 0) return null;
  const goods = { items: words.items(item, count), names: words.names(others), price: words.money(price) };
  return say('sale-high', { count: view.demandBoxes[item], ...goods });
}

/** A stocking price that is very high, or that rivals may outbid. */
function sayOffered(at: At, price: number): string | null {
  const { view, words, say } = at;
  const { question } = view;
  if (question?.type !== 'stock-bid') return null;
  const { item } = question;
  const highest = board.highestSalePrice[item];
  if (price * 2 > highest)
    return say('stock-high', { price: words.money(price), most: words.money(highest), item: words.type(item) });
  const { others, count } = rivals(at, question.seats, ({ building }) => freeCapacity(building, item));
  if (others.length === 0) return null;
  const facts = { items: words.items(item, view.market[item]), names: words.names(others), price: words.money(price) };
  return say('stock-low', { ...facts, count });
}

/** A month without a store: the points that the empty slots cost. */
function sayPassed({ own, words, say }: At): string | null {
  const empty = scoreBreakdown(own).filter(({ why }) => why === 'empty-slot');
  const points = -totalOf(empty);
  return points === 0 ? null : say('pass', { count: empty.length, points: words.points(points) });
}

function sayDone(at: At): string | null {
  const { view, own, words, say } = at;
  const { question } = view;
  if (question?.type === 'sell') {
    const left = mostToSell(view, own, question.item);
    return left === 0 ? null : say('sell-none', { items: words.items(question.item, left) });
  }
  if (question?.type === 'stock' && question.order.length === 0) {
    const free = Math.min(freeCapacity(own.building, question.item), view.market[question.item]);
    return free === 0 ? null : say('stock-none', { items: words.items(question.item, free) });
  }
  if (question?.type !== 'invest' || question.purchases > 0 || own.money === null) return null;
  const price = words.money(board.pointPrices[0]);
  const money = words.money(own.money);
  return say(isLastMonth(view) ? 'invest-none-last' : 'invest-none', { money, price });
}

/** A card for customers of goods the seat lacks, or for goods none of its stores takes. */
function sayCard({ own, words, say }: At, { card, face }: Move<'play-card'>): string | null {
  const { items }: { readonly items: Readonly<Partial<Record<ItemType, number>>> } = marketCards[card];
  const types = itemTypes.filter((item) => (items[item] ?? 0) > 0);
  const serves = (item: ItemType): boolean =>
    face === 'demand'
      ? itemsIn(own.building, item) > 0
      : own.building.some(({ id }) => stores[id].holds[item] !== undefined);
  return types.some(serves) ? null : say(`card-${face}`, { goods: words.list(types.map(words.type)) });
}

function sayClosed({ own, words, say }: At, { store }: Move<'close-store'>): string | null {
  const open = own.building.find(({ id }) => id === store);
  const goods = open === undefined ? noItems() : stockOf(open);
  const facts = { store: words.store(store), goods: words.counts(goods) };
  return Object.values(goods).some((count) => count > 0) ? say('close-store', facts) : null;
}

function sayTokens({ words, say }: At, tokens: number): string | null {
  if (tokens === 0) return null;
  const money = words.money(debtMoney(tokens));
  return say('tokens', { count: tokens, money, points: words.points(debtPoints(tokens)) });
}

/** A purchase of points: the money left for next month, if there is one. */
function sayPoints({ view, own, words, say }: At, points: number): string | null {
  const { question } = view;
  if (question?.type !== 'invest' || own.money === null || isLastMonth(view)) return null;
  const price = totalOf(pointsBreakdown(own.building, points, question.rebateUsed));
  return say('buy-points', { left: words.money(Math.max(0, own.money - price)) });
}

function sayDroppedOut({ view, words, say }: At): string | null {
  const { question } = view;
  if (question?.type !== 'auction') return null;
  const facts = { name: words.name(question.leader), store: words.store(question.store) };
  return question.standing.length === 2 ? say('drop-out', { ...facts, money: words.money(question.offer) }) : null;
}

/** An offer that wins: its price, and the money left. */
function sayOffer({ own, words, say }: At, store: StoreId, offer: number): string | null {
  if (own.money === null) return null;
  const { price } = auctionPrice(own, store, offer);
  return say('offer', { money: words.money(price), left: words.money(Math.max(0, own.money - price)) });
}

/** Points sold for less than it costs to buy them, if so many can be bought at once. */
function saySold({ own, words, say }: At, points: number): string | null {
  if (points > purchaseLimits(own.building).mostEach) return null;
  return say('sell-points', {
    points: words.points(points),
    money: words.money(pointsIncome(points)),
    price: words.money(totalOf(pointsBreakdown(own.building, points, false))),
  });
}

function sayMove(at: At, move: BrickMove): string | null {
  switch (move.type) {
    case 'bid-quantity':
      return sayFew(at, move.quantity);
    case 'bid-price':
      return sayAsked(at, move.price) ?? sayOffered(at, move.price);
    case 'pass':
      return sayPassed(at);
    case 'done':
      return sayDone(at);
    case 'play-card':
      return sayCard(at, move);
    case 'close-store':
      return sayClosed(at, move);
    case 'buy-from-hand':
    case 'pay':
      return sayTokens(at, move.tokens);
    case 'drop-out':
      return sayDroppedOut(at);
    case 'open-auction':
      return sayOffer(at, move.store, move.offer);
    case 'raise':
      return at.view.question?.type === 'auction' ? sayOffer(at, at.view.question.store, move.offer) : null;
    case 'buy-points':
      return sayPoints(at, move.points);
    case 'sell-points':
      return saySold(at, move.points);
    default:
      return null;
  }
}

/**
 * A warning about a choice, from what its seat sees: "Only 3 customers, and others (Ben) hold 4 food: at $5 they may
 * sell first." Null if there is nothing to warn about. `translate` has the catalogue `brick-and-mortar-blunder-warnings`.
 */
export function blunderWarningWords(
  moves: readonly BrickMove[],
  view: BrickView,
  seat: Seat,
  words: Words,
  translate: Translate,
): string | null {
  const own = playerAt(view, seat);
  const say = blunderWarningsOf('brick-and-mortar', translate);
  const at = { view, seat, own, words, say };
  for (const move of moves) {
    const said = sayMove(at, move);
    if (said !== null) return said;
  }
  return null;
}
