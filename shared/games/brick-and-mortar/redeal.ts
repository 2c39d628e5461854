import {
  below,
  dealLike,
  drawnWords,
  playerAt,
  type RandomWords,
  type Seat,
  seatAt,
  shuffle,
  type Viewer,
} from '../../engine/index.ts';
import { board } from './board.ts';
import { copyState } from './copy.ts';
import type { ItemType } from './items.ts';
import type { MarketCardId } from './market-cards.ts';
import { dialPrices } from './phases/dials.ts';
import { mostToSell } from './phases/sale/boxes.ts';
import { leastMoneyFor } from './phases/supply/order-cost.ts';
import type { BrickState, ChosenCard, OpenStore, Phase, PlayerState } from './state.ts';
import type { StoreId } from './stores/index.ts';

/** All other players, whose hands, packets, money and sealed choices are hidden from the viewer. */
function strangers(state: BrickState, viewer: Viewer): { readonly seat: Seat; readonly player: PlayerState }[] {
  return state.players.map((player, index) => ({ seat: seatAt(index), player })).filter(({ seat }) => seat !== viewer);
}

/**
 * Redeals the store cards that the viewer cannot see: deck, leftovers of the draft, others' hands and packets.
 * Sorts them first, so that their old places leave no trace.
 */
function redealStores(state: BrickState, viewer: Viewer, random: RandomWords): void {
  const others = strangers(state, viewer);
  const pool: StoreId[] = [...state.storeDeck, ...state.storesAside];
  for (const { player } of others) {
    pool.push(...player.storeHand, ...player.packet);
    if (player.kept !== null) pool.push(player.kept);
  }
  shuffle(random, pool.sort());
  state.storeDeck = dealLike(pool, state.storeDeck);
  state.storesAside = dealLike(pool, state.storesAside);
  for (const { player } of others) {
    player.storeHand = dealLike(pool, player.storeHand);
    player.packet = dealLike(pool, player.packet);
    if (player.kept !== null) player.kept = pool.pop() ?? null;
  }
}

/** Redeals the market cards that the viewer cannot see, and the faces of others' chosen cards. */
function redealMarketCards(state: BrickState, viewer: Viewer, random: RandomWords): void {
  const others = strangers(state, viewer);
  const knowsDemand = state.demandSeenBy === viewer;
  const pool: MarketCardId[] = [...state.marketDeck, ...state.marketAside];
  if (!knowsDemand) pool.push(...state.demandPile);
  for (const { player } of others) pool.push(...player.marketHand, ...player.chosenCards.map(({ card }) => card));
  shuffle(random, pool.sort());
  state.marketDeck = dealLike(pool, state.marketDeck);
  state.marketAside = dealLike(pool, state.marketAside);
  if (!knowsDemand) state.demandPile = dealLike(pool, state.demandPile).sort();
  for (const { player } of others) {
    player.marketHand = dealLike(pool, player.marketHand);
    player.chosenCards = player.chosenCards.map((chosen): ChosenCard => {
      const card = pool.pop() ?? chosen.card;
      return { card, face: below(random, 2) === 0 ? 'supply' : 'demand' };
    });
  }
}

/** The minimum money implied by a player's current action: for their order, or from their sale. */
function moneyInPlay(state: BrickState, seat: Seat): number {
  const { question } = state;
  const { building } = playerAt(state, seat);
  if (question?.type === 'stock' && question.seat === seat) {
    const { item, price, order } = question;
    return order.length === 0 ? 0 : Math.max(0, leastMoneyFor(building, item, price, order, state.market[item]));
  }
  if (question?.type === 'sell' && question.seat === seat) return itemsSold(building, question.item) * question.price;
  if (question?.type === 'points-instead' && question.seat === seat) {
    return itemsSold(building, question.item) * question.income;
  }
  return 0;
}

/** Typical money in each phase, in dollars: lowest with full shelves, highest after the sale. */
const usualMoney: Readonly<Record<Phase, number>> = {
  draft: board.startMoney,
  building: 16,
  advertisement: 10,
  supply: 8,
  sale: 12,
  inventory: 30,
  utilities: 30,
  investment: 28,
  over: board.startMoney,
};

/** A random amount of dollars around the usual one, from 0 to twice as much. */
function anySum(usual: number, random: RandomWords): number {
  return below(random, usual + 1) + below(random, usual + 1);
}

/** A plausible amount of money now, in dollars. No one earns or spends anything before the first stocking. */
function moneyOfAnybody({ month, phase }: BrickState, random: RandomWords): number {
  const nothingPaid = month === 0 && (phase === 'draft' || phase === 'building' || phase === 'advertisement');
  return nothingPaid ? board.startMoney : anySum(usualMoney[phase], random);
}

function itemsSold(building: readonly OpenStore[], item: ItemType): number {
  let items = 0;
  for (const { sold } of building) items += sold[item];
  return items;
}

/** Replaces others' hidden money with plausible amounts, and their sealed dials with any price and quantity. */
function redealSecrets(state: BrickState, viewer: Viewer, random: RandomWords): void {
  if (state.phase === 'over') return;
  for (const { seat, player } of strangers(state, viewer)) {
    if (state.openMoney !== true) {
      player.money = Math.max(moneyInPlay(state, seat), moneyOfAnybody(state, random));
      player.moneyByMonth = player.moneyByMonth.map(() => anySum(board.startMoney, random));
    }
    if (state.item === null) continue;
    if (state.question?.type === 'stock-bid' && player.bidPrice !== null) {
      const { least, most } = dialPrices('supply', state.item);
      player.bidPrice = least + below(random, most - least + 1);
    }
    if (state.question?.type === 'sale-bid') {
      const { least, most } = dialPrices('sale', state.item);
      if (player.bidPrice !== null) player.bidPrice = least + below(random, most - least + 1);
      if (player.bidQuantity !== null) {
        player.bidQuantity = below(random, mostToSell(state, player, state.item) + 1);
      }
    }
  }
}

/**
 * A match that the viewer cannot distinguish from this one.
 * Redeals hidden cards and replaces others' money and sealed choices, with a new generator for the future. Does not
 * change `state`.
 */
export function redealState(state: BrickState, viewer: Viewer, random: RandomWords): BrickState {
  const other = copyState(state);
  redealStores(other, viewer, random);
  redealMarketCards(other, viewer, random);
  redealSecrets(other, viewer, random);
  other.random = drawnWords(random);
  return other;
}
