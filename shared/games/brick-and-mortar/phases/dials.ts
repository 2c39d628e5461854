import { internedByNumber, playerAt, type Seat } from '../../../engine/index.ts';
import type { BrickEvent } from '../events.ts';
import type { ItemType } from '../items.ts';
import type { BrickMove } from '../moves.ts';
import type { BrickState, RevealedBid } from '../state.ts';

/** Those who are to set a dial. A price seals it: the quantity, where there is one, comes first. */
interface Bidders {
  readonly seats: readonly Seat[];
}

/** The prices a dial may show, from the least to the most. */
export const priceBids = internedByNumber((least: number, most): readonly BrickMove[] => {
  const bids: BrickMove[] = [];
  for (let price = least; price <= most; price++) bids.push({ type: 'bid-price', price });
  return bids;
});

/** The quantities a dial may show, from 0 to the most. */
export const quantityBids = internedByNumber((_: null, most): readonly BrickMove[] => {
  const bids: BrickMove[] = [];
  for (let quantity = 0; quantity <= most; quantity++) bids.push({ type: 'bid-quantity', quantity });
  return bids;
});

/** The seats whose dial is not set yet. */
export function stillBidding(state: BrickState, { seats }: Bidders): readonly Seat[] {
  return seats.filter((seat) => playerAt(state, seat).bidPrice === null);
}

/** The seats whose dial lies sealed. */
export function haveBid(state: BrickState, { seats }: Bidders): readonly Seat[] {
  return seats.filter((seat) => playerAt(state, seat).bidPrice !== null);
}

/** Opens a sealed dial again; only its owner knows what it showed. */
export function takeBackDial(state: BrickState, seat: Seat, events: BrickEvent[]): void {
  const player = playerAt(state, seat);
  player.bidPrice = null;
  player.bidQuantity = null;
  events.push({ type: 'choice-taken-back', seat });
}

/** Seals a dial at this price. Returns whether all are set. */
export function sealDial(
  state: BrickState,
  bidders: Bidders,
  seat: Seat,
  price: number,
  events: BrickEvent[],
): boolean {
  playerAt(state, seat).bidPrice = price;
  events.push({ type: 'choice-sealed', seat });
  for (const bidder of bidders.seats) if (playerAt(state, bidder).bidPrice === null) return false;
  return true;
}

/**
 * Turns up all dials, in the order in which they act: to stock the highest price first, to sell the lowest.
 * Rules, "Ties and waiting": of equal prices the player behind goes first, by the turn order of this moment. Ruling 9.
 */
export function revealDials(
  state: BrickState,
  { seats }: Bidders,
  trade: 'supply' | 'sale',
  item: ItemType,
  events: BrickEvent[],
): readonly RevealedBid[] {
  const bids: RevealedBid[] = [];
  for (const seat of seats) {
    const player = playerAt(state, seat);
    bids.push({ seat, price: player.bidPrice ?? 0, quantity: player.bidQuantity });
    player.bidPrice = null;
    player.bidQuantity = null;
  }
  const order = state.turnOrder;
  bids.sort((one, other) => {
    const byPrice = trade === 'supply' ? other.price - one.price : one.price - other.price;
    return byPrice !== 0 ? byPrice : order.indexOf(other.seat) - order.indexOf(one.seat);
  });
  state.revealedBids = bids;
  events.push({ type: 'bids-revealed', trade, item, bids });
  return bids;
}
