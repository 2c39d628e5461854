import { internedByNumber, playerAt, type Seat } from '../../../engine/index.ts';
import { board } from '../board.ts';
import type { BrickEvent } from '../events.ts';
import type { ItemType } from '../items.ts';
import type { BrickMove } from '../moves.ts';
import type { BrickState, RevealedBid } from '../state.ts';

/** The seats that set a dial. The price seals it; the quantity, if any, comes first. */
interface Bidders {
  readonly seats: readonly Seat[];
}

/** The lowest and the highest price on a dial. Ruling 8: to stock, up to its end, even beyond the player's money. */
export function dialPrices(
  trade: 'supply' | 'sale',
  item: ItemType,
): { readonly least: number; readonly most: number } {
  if (trade === 'sale') return { least: 0, most: board.highestSalePrice[item] };
  return { least: board.leastStockPrice[item], most: board.dialEnd };
}

/** All price bids that a dial allows. */
export function priceBids(trade: 'supply' | 'sale', item: ItemType): readonly BrickMove[] {
  const { least, most } = dialPrices(trade, item);
  return bidsBetween(least, most);
}

const bidsBetween = internedByNumber((least: number, most): readonly BrickMove[] => {
  const bids: BrickMove[] = [];
  for (let price = least; price <= most; price++) bids.push({ type: 'bid-price', price });
  return bids;
});

/** All quantity bids from 0 to the most. */
export const quantityBids = internedByNumber((_: null, most): readonly BrickMove[] => {
  const bids: BrickMove[] = [];
  for (let quantity = 0; quantity <= most; quantity++) bids.push({ type: 'bid-quantity', quantity });
  return bids;
});

/** The seats whose dial is not set yet. */
export function stillBidding(state: BrickState, { seats }: Bidders): readonly Seat[] {
  return seats.filter((seat) => playerAt(state, seat).bidPrice === null);
}

/** The seats whose dial is sealed. */
export function haveBid(state: BrickState, { seats }: Bidders): readonly Seat[] {
  return seats.filter((seat) => playerAt(state, seat).bidPrice !== null);
}

/** Reopens a sealed dial; only its owner knows its value. */
export function takeBackDial(state: BrickState, seat: Seat, events: BrickEvent[]): void {
  const player = playerAt(state, seat);
  player.bidPrice = null;
  player.bidQuantity = null;
  events.push({ type: 'choice-taken-back', seat });
}

/** Seals a dial at this price. Returns whether all are sealed. */
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
 * Reveals all dials in the order of action: highest price first to stock, lowest first to sell.
 * Rules, "Ties and waiting": at equal prices the player behind in the current turn order goes first. Ruling 9.
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
