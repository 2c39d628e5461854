import { playerAt, type Seat, seatAt } from '../../../../shared/engine/index.ts';
import { actionAt, tollFor } from '../../../../shared/games/harbour/entry.ts';
import { type Good, goods } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import { ownerOf } from '../../../../shared/games/harbour/pawns.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import { spaceValueOf } from '../../../../shared/games/harbour/trade/market.ts';
import { leastPrice, termsOf } from '../../../../shared/games/harbour/trade/purchase.ts';
import { dearestShipment } from '../../../../shared/games/harbour/trade/shipments.ts';

/** Could the seat buy something at this place, with what it holds now? */
export function couldBuy(view: HarbourView, seat: Seat, place: Place): boolean {
  const buyer = playerAt(view, seat);
  const action = actionAt(view, place);
  const buy = action.order === 'or' ? action.buy : action.parts.find((part) => part.kind === 'buy');
  if (buy === undefined) return false;
  const terms = termsOf(buyer, buy);
  return dearestShipment(buyer, view, { terms, shipped: [], traded: false }).money >= leastPrice(view.centre, terms);
}

/** How many goods a visit brings, roughly, less its toll. */
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

/** Where a merchant in a hurry goes: to where something can be bought, else to where most goods are to be had. */
export function wantedPlaces(view: HarbourView, seat: number, open: readonly Place[]): readonly Place[] {
  const who = seatAt(seat);
  const buying = open.filter((place) => couldBuy(view, who, place));
  if (buying.length > 0) return buying;
  const most = Math.max(...open.map((place) => worthOf(view, who, place)));
  return open.filter((place) => worthOf(view, who, place) === most);
}

/** The goods from the most wanted, of which fewest are missing to ship them, to the one of which there is most to spare. */
export function goodsByWant(view: HarbourView, seat: number, picked: readonly Good[]): readonly Good[] {
  const held = playerAt(view, seatAt(seat)).goods;
  const want = (good: Good): number => {
    const missing = spaceValueOf(view.market, good) - held[good] - picked.filter((one) => one === good).length;
    return missing > 0 ? missing : 10 - missing;
  };
  return goods.toSorted((one, other) => want(one) - want(other));
}
