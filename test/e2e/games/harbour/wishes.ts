import { playerAt, type Seat, seatAt } from '../../../../shared/engine/index.ts';
import { actionAt, tollFor } from '../../../../shared/games/harbour/entry.ts';
import { type Good, goods } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import { ownerOf } from '../../../../shared/games/harbour/pawns.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { spaceValueOf } from '../../../../shared/games/harbour/trade/market.ts';
import { leastPrice, termsOf } from '../../../../shared/games/harbour/trade/purchase.ts';
import { dearestShipment } from '../../../../shared/games/harbour/trade/shipments.ts';

/** True if the seat could buy something at this place with its current goods. */
export function couldBuy(view: HarbourView, seat: Seat, place: Place): boolean {
  const buyer = playerAt(view, seat);
  const action = actionAt(view, place);
  const buy = action.order === 'or' ? action.buy : action.parts.find((part) => part.kind === 'buy');
  if (buy === undefined) return false;
  const terms = termsOf(buyer, buy);
  return dearestShipment(buyer, view, { terms, shipped: [], traded: false }).money >= leastPrice(view.centre, terms);
}

/** Roughly how many goods a visit brings, less its toll. */
function worthOf(view: HarbourView, seat: Seat, place: Place): number {
  const { goods: held } = playerAt(view, seat);
  const action = actionAt(view, place);
  let worth = -tollFor(view, seat, ownerOf(view, place));
  for (const part of action.order === 'or' ? action.goods : action.parts) {
    if (part.kind === 'gain' || part.kind === 'gain-any') worth += part.base;
    if (part.kind === 'exchange') worth += part.bonus;
    if (part.kind === 'tax' || part.kind === 'steal') worth += part.alone;
    if (part.kind === 'convert' && goods.every((good) => (part.pays[good] ?? 0) <= held[good])) worth += 2;
  }
  return worth;
}

/** The place for a merchant in a hurry: one with a purchase, or else the one with most goods. */
export function wantedPlaces(view: HarbourView, seat: number, open: readonly Place[]): readonly Place[] {
  const who = seatAt(seat);
  const buying = open.filter((place) => couldBuy(view, who, place));
  if (buying.length > 0) return buying;
  const most = Math.max(...open.map((place) => worthOf(view, who, place)));
  return open.filter((place) => worthOf(view, who, place) === most);
}

/** The goods in order of use: first those that need fewest more to ship, last those to spare. */
export function goodsByWant(view: HarbourView, seat: number, picked: readonly Good[]): readonly Good[] {
  const held = playerAt(view, seatAt(seat)).goods;
  const want = (good: Good): number => {
    const missing = spaceValueOf(view.market, good) - held[good] - picked.filter((one) => one === good).length;
    return missing > 0 ? missing : 10 - missing;
  };
  return goods.toSorted((one, other) => want(one) - want(other));
}
