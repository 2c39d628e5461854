import { notAnAnswer, playerAt, type Seat } from '../../../../engine/index.ts';
import { board } from '../../board.ts';
import type { BrickEvent } from '../../events.ts';
import { type ItemType, itemTypes } from '../../items.ts';
import { picturesOn } from '../../market-cards.ts';
import { freeCapacity } from '../../open-stores.ts';
import type { BrickState } from '../../state.ts';
import { haveBid, priceBids, revealDials, sealDial, stillBidding, takeBackDial } from '../dials.ts';
import { pushWindow } from '../modifiers/windows.ts';
import type { RulesOf } from '../question-rules.ts';

/** Begins the Supply Phase: the window before it, the Supply cards, then the five types in order. */
export function beginSupply(state: BrickState, events: BrickEvent[]): void {
  state.phase = 'supply';
  for (const player of state.players) for (const store of player.building) store.favourUsed = false;
  events.push({ type: 'phase-began', phase: 'supply', month: state.month });
  state.agenda.push({ type: 'begin-sale' });
  for (let place = itemTypes.length - 1; place >= 0; place--) {
    const item = itemTypes[place];
    if (item !== undefined) state.agenda.push({ type: 'supply-of', item });
  }
  state.agenda.push({ type: 'fill-market' });
  pushWindow(state, 'before-supply');
}

/** Adds one item to the market for every picture on the Supply cards, and discards the cards. */
export function fillMarket(state: BrickState, events: BrickEvent[]): void {
  const cards = state.supplyPile;
  const added = picturesOn(cards);
  for (const item of itemTypes) state.market[item] += added[item];
  state.marketDiscards.push(...cards);
  state.supplyPile = [];
  events.push({ type: 'market-supplied', cards, added });
}

/** Schedules the supply of one type, from its first modifier to its last. Ruling 45: those after it run in one pass. */
export function supplyOf(state: BrickState, item: ItemType): void {
  state.item = item;
  state.revealedBids = [];
  if (item === 'food') pushWindow(state, 'after-supply-of-food', item);
  else if (item === 'jewelry') pushWindow(state, 'after-supply-of-jewelry', item);
  else if (item === 'art') pushWindow(state, 'after-supply-of-art', item);
  else pushWindow(state, 'after-supply-of-any-type', item);
  state.agenda.push({ type: 'test-supply-competition', item });
  if (item === 'food') pushWindow(state, 'before-supply-of-food', item);
}

/** The agenda is a stack: the first to stock is pushed last. */
function pushStockTurns(
  state: BrickState,
  item: ItemType,
  turns: readonly { readonly seat: Seat; readonly price: number }[],
): void {
  for (let place = turns.length - 1; place >= 0; place--) {
    const turn = turns[place];
    if (turn !== undefined) state.agenda.push({ type: 'stock-turn', seat: turn.seat, item, price: turn.price });
  }
}

/**
 * Rules, "Supply": competition if the market holds fewer items of the type than the total free capacity, and at least
 * two can stock it.
 * Exactly enough is no competition: ruling 1. Without items of the type, no one stocks: ruling 44.
 */
export function testSupplyCompetition(state: BrickState, item: ItemType, events: BrickEvent[]): void {
  const offered = state.market[item];
  if (offered === 0) return;
  let wanted = 0;
  const seats: Seat[] = [];
  for (const seat of state.turnOrder) {
    const free = freeCapacity(playerAt(state, seat).building, item);
    if (free > 0) seats.push(seat);
    wanted += free;
  }
  if (wanted === 0) return;
  const competition = seats.length > 1 && offered < wanted;
  events.push({ type: 'competition-tested', trade: 'supply', item, competition, offered, wanted, seats });
  if (competition) {
    state.question = { type: 'stock-bid', item, seats };
    return;
  }
  // Ruling 43: without competition players buy in turn order.
  const price = board.leastStockPrice[item];
  pushStockTurns(
    state,
    item,
    seats.map((seat) => ({ seat, price })),
  );
}

export const stockBidQuestion: RulesOf<'stock-bid'> = {
  asks: stillBidding,
  mayTakeBack: haveBid,
  moves: (_state, { item }) => priceBids('supply', item),
  answer(state, question, seat, move, events) {
    if (move.type === 'take-back') {
      takeBackDial(state, seat, events);
      return;
    }
    if (move.type !== 'bid-price') throw notAnAnswer('stock-bid', move.type);
    if (!sealDial(state, question, seat, move.price, events)) return;
    state.question = null;
    pushStockTurns(state, question.item, revealDials(state, question, 'supply', question.item, events));
  },
};
