import { notAnAnswer, playerAt, type Seat } from '../../../../engine/index.ts';
import { board } from '../../board.ts';
import type { BrickEvent } from '../../events.ts';
import { copyCounts, type ItemCounts, type ItemType, itemTypes, noItems } from '../../items.ts';
import { picturesOn } from '../../market-cards.ts';
import { effectsOf } from '../../open-stores.ts';
import type { BrickState } from '../../state.ts';
import type { StoreId } from '../../stores/index.ts';
import { haveBid, priceBids, quantityBids, revealDials, sealDial, stillBidding, takeBackDial } from '../dials.ts';
import { pushWindow } from '../modifiers/windows.ts';
import type { RulesOf } from '../question-rules.ts';
import { mostToSell, sellableItems } from './boxes.ts';

/** A Fulfillment Center's private boxes when the Sale Phase begins; null for other stores. */
export function privateBoxes(store: StoreId): ItemCounts | null {
  const effects = effectsOf(store, 'fulfillment');
  if (effects.length === 0) return null;
  const boxes = noItems();
  for (const effect of effects) for (const item of itemTypes) boxes[item] += effect.boxes[item] ?? 0;
  return boxes;
}

/** Begins the Sale Phase: reveals the Demand cards, then sells the five types in order. */
export function beginSale(state: BrickState, events: BrickEvent[]): void {
  state.phase = 'sale';
  events.push({ type: 'phase-began', phase: 'sale', month: state.month });
  for (const player of state.players) {
    player.sold = noItems();
    for (const store of player.building) {
      for (const item of itemTypes) {
        store.sold[item] = 0;
        store.transferred[item] = 0;
      }
      store.boxes = privateBoxes(store.id);
    }
  }
  const cards = state.demandPile;
  state.demandPile = [];
  state.demandSeenBy = null;
  state.demandCards = cards;
  state.demandBoxes = picturesOn(cards);
  events.push({ type: 'demand-revealed', cards: cards.slice(), boxes: copyCounts(state.demandBoxes) });
  state.agenda.push({ type: 'end-sale' });
  for (let place = itemTypes.length - 1; place >= 0; place--) {
    const item = itemTypes[place];
    if (item !== undefined) state.agenda.push({ type: 'sale-of', item });
  }
}

/** Schedules the sale of one type, from its first modifier to its last. */
export function saleOf(state: BrickState, item: ItemType): void {
  state.item = item;
  state.revealedBids = [];
  state.agenda.push({ type: 'discard-surplus', item });
  pushWindow(state, 'after-sale-of-any-type', item);
  state.agenda.push({ type: 'close-sale-of', item }, { type: 'test-sale-competition', item });
  if (item === 'food') pushWindow(state, 'before-sale-of-food', item);
}

function pushSellTurns(
  state: BrickState,
  item: ItemType,
  turns: readonly { readonly seat: Seat; readonly price: number; readonly quantity: number | null }[],
): void {
  // The agenda is a stack: the first seller is pushed last.
  for (let place = turns.length - 1; place >= 0; place--) {
    const turn = turns[place];
    if (turn === undefined) return;
    const { seat, price, quantity } = turn;
    state.agenda.push({ type: 'sell-turn', seat, item, price, remaining: quantity });
  }
}

/**
 * Rules, "Sale": competition needs fewer boxes of the type on the Demand cards than items in all, and two players able
 * to sell it. Private boxes and the Art Purveyor's are not compared with the items, but make their owner able to sell:
 * ruling 2. If no holder has a usable box, no one sells: ruling 44.
 */
export function testSaleCompetition(state: BrickState, item: ItemType, events: BrickEvent[]): void {
  const able: Seat[] = [];
  let wanted = 0;
  for (const seat of state.turnOrder) {
    const player = playerAt(state, seat);
    wanted += sellableItems(state.market, player.building, item);
    // Ruling 44: a holder without a usable box cannot sell, is no rival, and is not asked.
    if (mostToSell(state, player, item) > 0) able.push(seat);
  }
  if (able.length === 0) return;
  const offered = state.demandBoxes[item];
  const competition = able.length > 1 && offered < wanted;
  events.push({ type: 'competition-tested', trade: 'sale', item, competition, offered, wanted, seats: able });
  if (competition) {
    state.question = { type: 'sale-bid', item, seats: able };
    return;
  }
  // Rulings 6 and 43: without competition each sells any number, in turn order, and nothing is surplus.
  const price = board.highestSalePrice[item];
  pushSellTurns(
    state,
    item,
    able.map((seat) => ({ seat, price, quantity: null })),
  );
}

/** A quantity, then a price. Even a quantity of 0 needs a price: skipping it would reveal the 0. */
export const saleBidQuestion: RulesOf<'sale-bid'> = {
  asks: stillBidding,
  mayTakeBack: haveBid,
  moves(state, { item }, seat) {
    const player = playerAt(state, seat);
    if (player.bidQuantity === null) return quantityBids(null, mostToSell(state, player, item));
    return priceBids('sale', item);
  },
  answer(state, question, seat, move, events) {
    if (move.type === 'take-back') takeBackDial(state, seat, events);
    else if (move.type === 'bid-quantity') playerAt(state, seat).bidQuantity = move.quantity;
    else if (move.type !== 'bid-price') throw notAnAnswer('sale-bid', move.type);
    else if (sealDial(state, question, seat, move.price, events)) {
      state.question = null;
      pushSellTurns(state, question.item, revealDials(state, question, 'sale', question.item, events));
    }
  },
};
