import { askedAlone, notAnAnswer, playerAt, type Seat } from '../../../../engine/index.ts';
import type { BreakdownLine, BrickEvent } from '../../events.ts';
import type { BrickMove } from '../../moves.ts';
import { effectsOf } from '../../open-stores.ts';
import { pay, tokenRange } from '../../payment.ts';
import type { BrickState, PlayerState } from '../../state.ts';
import { type StoreId, stores } from '../../stores/index.ts';
import { payMove } from '../answers.ts';
import { ifMoneyIsOpen, type RulesOf } from '../question-rules.ts';
import { takeFromPublicRow } from './public-row.ts';

/** The price of a store for its buyer, in dollars, with its breakdown. */
export interface StorePrice {
  readonly price: number;
  readonly breakdown: readonly BreakdownLine[];
}

/**
 * The price of a store, given its printed cost or the winning offer.
 * Discounts reduce the payment, never the offers, and the price never falls below $0. Rules, "Auction". Ruling 18.
 */
function storePrice(player: Pick<PlayerState, 'building'>, store: StoreId, settled: BreakdownLine): StorePrice {
  const breakdown: BreakdownLine[] = [settled];
  let price = settled.amount;
  const open = player.building;
  for (const effect of effectsOf(store, 'self-discount')) {
    if (open.length === 0) continue;
    const discount = effect.perOpenStore * open.length;
    price -= discount;
    breakdown.push({ why: 'store-effect', amount: -discount, store });
  }
  for (const owned of open) {
    for (const effect of effectsOf(owned.id, 'store-discount')) {
      price -= effect.amount;
      breakdown.push({ why: 'store-effect', amount: -effect.amount, store: owned.id });
    }
  }
  if (price >= 0) return { price, breakdown };
  breakdown.push({ why: 'floor', amount: -price });
  return { price: 0, breakdown };
}

/** The price of a store bought from hand: the printed cost minus discounts. */
export function handPrice(player: Pick<PlayerState, 'building'>, store: StoreId): StorePrice {
  return storePrice(player, store, { why: 'printed-cost', amount: stores[store].cost });
}

/** The price of a store won in an auction: the winning offer minus discounts. */
export function auctionPrice(player: Pick<PlayerState, 'building'>, store: StoreId, offer: number): StorePrice {
  return storePrice(player, store, { why: 'winning-offer', amount: offer });
}

/** Pays for a store and takes the card, to be opened when the buyer manages. Uses up the store action. */
export function takeStore(
  state: BrickState,
  seat: Seat,
  store: StoreId,
  from: 'hand' | 'auction',
  { price, breakdown }: StorePrice,
  tokens: number,
  events: BrickEvent[],
): void {
  const player = playerAt(state, seat);
  pay(player, price, tokens);
  player.storeAction = 'bought';
  player.bought = store;
  events.push({ type: 'store-bought', seat, store, from, paid: price, tokens, breakdown });
}

/**
 * Asks the winner of an auction how many debt tokens to use. Ruling 27.
 * Asks even if there is only one possibility: skipping the question would reveal it to everyone.
 */
export function payForWonStore(
  state: BrickState,
  seat: Seat,
  store: StoreId,
  offer: number,
  events: BrickEvent[],
): void {
  const player = playerAt(state, seat);
  const { price } = auctionPrice(player, store, offer);
  if (price > 0) state.question = { type: 'store-payment', seat, store, offer, price };
  else takeWonStore(state, seat, store, offer, 0, events);
}

function takeWonStore(
  state: BrickState,
  seat: Seat,
  store: StoreId,
  offer: number,
  tokens: number,
  events: BrickEvent[],
): void {
  takeStore(state, seat, store, 'auction', auctionPrice(playerAt(state, seat), store, offer), tokens, events);
  takeFromPublicRow(state, store, events);
}

const paymentMoves: RulesOf<'store-payment'>['moves'] = (state, question, seat) => {
  const { least, most } = tokenRange(playerAt(state, seat).money, question.price);
  const moves: BrickMove[] = [];
  for (let tokens = least; tokens <= most; tokens++) moves.push(payMove(tokens));
  return moves;
};

/** Rules, "Debt": tokens may cover a purchase in part or whole, but no more than its price needs. */
export const storePaymentQuestion: RulesOf<'store-payment'> = {
  asks: askedAlone,
  moves: paymentMoves,
  publicMoves: ifMoneyIsOpen(paymentMoves),
  answer(state, question, seat, move, events) {
    if (move.type !== 'pay') throw notAnAnswer(question.type, move.type);
    state.question = null;
    takeWonStore(state, seat, question.store, question.offer, move.tokens, events);
  },
};
