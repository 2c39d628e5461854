import { playerAt, type Seat } from '../../../../shared/engine/index.ts';
import type { AbilityKind } from '../../../../shared/games/harbour/abilities.ts';
import type { Part, PartOf } from '../../../../shared/games/harbour/actions.ts';
import { actionAt } from '../../../../shared/games/harbour/entry.ts';
import { goodLimit, goods, totalOf } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import { abilityOf, type Merchant } from '../../../../shared/games/harbour/holdings.ts';
import { othersClockwise, ownerOf } from '../../../../shared/games/harbour/pawns.ts';
import { isCard, type Place } from '../../../../shared/games/harbour/places.ts';
import { leastPrice, termsOf } from '../../../../shared/games/harbour/trade/purchase.ts';
import { dearestShipment } from '../../../../shared/games/harbour/trade/shipments.ts';
import { notBegun } from './composing.ts';
import { pawnsOfOthers } from './preview.ts';

/** A seat's visit with the stock after the toll. */
interface Visit {
  readonly view: HarbourView;
  readonly seat: Seat;
  readonly player: Merchant;
}

/** The two options of a starting building, or all effects of a place. */
export type Way = 'goods' | 'buy' | 'all';

/**
 * True if a visit can bring the visitor nothing: no good, purchase, market change or extra turn. A gift to others does
 * not count. False if an ability might still make use of the visit.
 */
export function isVain(visit: Visit, place: Place, way: Way): boolean {
  const { view, seat, player } = visit;
  if (mayBringMore(visit, place)) return false;
  const action = actionAt(view, place);
  if (action.order !== 'or') return action.parts.every((part) => isVainPart({ view, seat, player }, part));
  const gains = way === 'buy' || action.goods.every((part) => isVainPart(visit, part));
  const buys = way === 'goods' || isVainPart(visit, action.buy);
  return gains && buys;
}

/** Abilities with an effect on any visit. Rules, "Characters". */
function mayBringMore({ view, seat, player }: Visit, place: Place): boolean {
  const owner = ownerOf(view, place);
  const has = (kind: AbilityKind): boolean => abilityOf(player, kind) !== null;
  if (owner === seat) return !isCard(place) && has('copy') && pawnsOfOthers(view, seat).length > 0;
  return owner !== null && hasRoom(player) && (has('gain-after-visit') || has('take-after-visit'));
}

function hasRoom({ goods: held }: Merchant): boolean {
  return goods.some((good) => held[good] < goodLimit);
}

function isVainPart(visit: Visit, part: Part): boolean {
  const { view, seat, player } = visit;
  const others = othersClockwise(view, seat);
  switch (part.kind) {
    case 'gain':
      return player.goods[part.good] >= goodLimit;
    case 'gain-any':
      return !hasRoom(player);
    case 'convert':
      return goods.some((good) => player.goods[good] < (part.pays[good] ?? 0));
    case 'buy':
      return isVainPurchase(visit, part);
    case 'tax':
    case 'steal':
      if (others.length === 0) return !hasRoom(player);
      return others.every((other) => {
        const theirs = playerAt(view, other).goods;
        return goods.every((good) => theirs[good] === 0 || player.goods[good] >= goodLimit);
      });
    case 'gift':
      return true;
    case 'extra-turn':
      return view.lastTurns !== null || view.turn?.extra === true;
    case 'double':
      return goods.every((good) => player.goods[good] === 0 || player.goods[good] >= goodLimit);
    case 'fill-up':
      return goods.every((good) => player.goods[good] >= part.to);
    case 'exchange':
      return totalOf(player.goods) === 0;
    case 'set-market':
    case 'swap-markers':
    case 'raise-marker':
      return false;
  }
}

/** True if no building is affordable and no pre-shipping ability could change that. */
function isVainPurchase({ view, player }: Visit, part: PartOf<'buy'>): boolean {
  const changes = (['swap-before-buying', 'clear-building', 'alchemy'] as const).some(
    (kind) => abilityOf(player, kind) !== null,
  );
  if (changes) return false;
  const terms = termsOf(player, part);
  return dearestShipment(player, view, notBegun(terms)).money < leastPrice(view.centre, terms);
}
