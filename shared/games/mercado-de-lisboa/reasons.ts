import { type NotAsked, playerAt, type Seat } from '../../engine/index.ts';
import { customersBarrier, restaurantBarrier, type SpaceTaken, standBarrier } from './barriers.ts';
import type { MercadoView } from './hiding.ts';
import { bitsOf, ownGoodsIn, standsIn, standsOf } from './lines.ts';
import { type Entrance, entrances, type Good, type Line, lineOf, type Space, spaceCount } from './market.ts';
import { type CustomerId, customers, type Restaurant } from './tiles.ts';

/** A piece that a seat can place, by its identity. */
export type Held =
  | { readonly of: 'tile'; readonly good: Good }
  | { readonly of: 'restaurant'; readonly restaurant: Restaurant }
  | { readonly of: 'customers'; readonly customers: CustomerId };

/** The cost of a stand, its income and the player's money, in coins. */
interface TooDear {
  readonly cost: number;
  readonly income: number;
  readonly money: number;
}

/** Why a piece cannot be used now, as data. */
export type Reason =
  | NotAsked
  /** A place was chosen with nothing in hand. */
  | { readonly why: 'nothing-in-hand' }
  /** The piece in hand belongs elsewhere. */
  | { readonly why: 'goes-to-space' | 'goes-to-entrance' }
  /** Only a player who has opened a stand takes a tile from the display. */
  | { readonly why: 'after-a-stand' }
  /** Another choice is due: a display tile, or a specialty. */
  | { readonly why: 'takes-a-tile' | 'chooses-specialty' }
  | SpaceTaken
  | ({ readonly why: 'too-dear' } & TooDear)
  | { readonly why: 'no-wooden-stand' }
  /** No free space is affordable; `space` is the one that comes closest. */
  | ({ readonly why: 'too-dear-everywhere'; readonly space: Space } & TooDear)
  | { readonly why: 'no-free-space' }
  | { readonly why: 'entrance-taken'; readonly by: CustomerId }
  | { readonly why: 'too-few-stands'; readonly line: Line; readonly stands: number; readonly customers: number }
  | { readonly why: 'no-own-stand'; readonly line: Line; readonly wants: readonly Good[] }
  /** No entrance fits: no own stand sells it, all its entrances are taken, or its lines are too empty. */
  | { readonly why: 'no-own-stand-anywhere'; readonly wants: readonly Good[] }
  | { readonly why: 'entrances-taken'; readonly wants: readonly Good[] }
  | {
      readonly why: 'too-few-stands-anywhere';
      readonly wants: readonly Good[];
      readonly stands: number;
      readonly customers: number;
    }
  /** The player has no such piece. */
  | { readonly why: 'no-tile' | 'no-restaurant' }
  | { readonly why: 'no-customers' }
  /** None of several face-up customer tiles can be brought. */
  | { readonly why: 'no-stand-yet' | 'no-customers-fit' }
  /** No exchange: the bag is empty, or these tiles were exchanged this turn. Ruling 10. */
  | { readonly why: 'bag-empty' | 'exchanged' };

/** Why the piece in hand cannot go to a space; null if it can. The view must include the seat's money. */
export function whyNotThere(view: MercadoView, seat: Seat, held: Held, space: Space): Reason | null {
  switch (held.of) {
    case 'customers':
      return { why: 'goes-to-entrance' };
    case 'tile':
      return whyNoStand(view, seat, held.good, space);
    case 'restaurant':
      return whyNoRestaurant(view, seat, held.restaurant, space);
  }
}

function whyNoStand(view: MercadoView, seat: Seat, good: Good, space: Space): Reason | null {
  const { money, woodenStands } = playerAt(view, seat);
  return standBarrier(view, { money: money ?? 0, woodenStands }, space, good);
}

function whyNoRestaurant(view: MercadoView, seat: Seat, restaurant: Restaurant, space: Space): Reason | null {
  const barrier = restaurantBarrier(view, playerAt(view, seat), restaurant, space);
  return barrier?.why === 'none' ? { why: 'no-restaurant' } : barrier;
}

/** Why the piece in hand cannot go to an entrance; null if it can. */
export function whyNotBrought(view: MercadoView, seat: Seat, held: Held, entrance: Entrance): Reason | null {
  if (held.of !== 'customers') return { why: 'goes-to-space' };
  const barrier = customersBarrier(view, seat, held.customers, entrance);
  const line = lineOf(entrance);
  switch (barrier?.why) {
    case undefined:
      return null;
    case 'entrance-taken':
      return barrier;
    case 'too-few-stands':
    case 'no-own-stand':
      return { ...barrier, line };
  }
}

/** Why no place is open to a piece. Call it only for such a piece. */
export function whyUseless(view: MercadoView, seat: Seat, wares: Held): Reason {
  switch (wares.of) {
    case 'tile':
      return whyNoStandAnywhere(view, seat, wares.good);
    case 'restaurant':
      return { why: 'no-free-space' };
    case 'customers':
      return whyNoEntrance(view, seat, wares.customers);
  }
}

/** Why a seat can use none of its pieces of a kind; of several reasons, the one that comes closest. */
export function whyNoneUsable(view: MercadoView, seat: Seat, kind: Held['of'], pieces: readonly Held[]): Reason {
  if (kind === 'customers') {
    if (pieces.length === 0) return { why: 'no-customers' };
    return { why: standsOf(view, seat) === 0 ? 'no-stand-yet' : 'no-customers-fit' };
  }
  const missing = (reason: Reason): number => (reason.why === 'too-dear-everywhere' ? shortBy(reason) : 0);
  const [nearest] = pieces
    .map((piece) => whyUseless(view, seat, piece))
    .toSorted((one, other) => missing(one) - missing(other));
  return nearest ?? { why: kind === 'tile' ? 'no-tile' : 'no-restaurant' };
}

function shortBy({ cost, income, money }: TooDear): number {
  return cost - income - money;
}

function whyNoStandAnywhere(view: MercadoView, seat: Seat, good: Good): Reason {
  let nearest: Extract<Reason, { why: 'too-dear-everywhere' }> | null = null;
  for (let space = 0; space < spaceCount; space++) {
    const reason = whyNoStand(view, seat, good, space);
    if (reason?.why === 'no-wooden-stand') return reason;
    if (reason?.why !== 'too-dear') continue;
    if (nearest === null || shortBy(reason) < shortBy(nearest)) {
      nearest = { ...reason, why: 'too-dear-everywhere', space };
    }
  }
  return nearest ?? { why: 'no-free-space' };
}

function whyNoEntrance(view: MercadoView, seat: Seat, tile: CustomerId): Reason {
  const { level, wants } = customers(tile);
  const wanted = bitsOf(wants);
  const own = entrances.filter((entrance) => (ownGoodsIn(view, seat, lineOf(entrance)) & wanted) !== 0);
  if (own.length === 0) return { why: 'no-own-stand-anywhere', wants };
  const empty = own.filter((entrance) => view.doors[entrance] === null);
  if (empty.length === 0) return { why: 'entrances-taken', wants };
  const stands = Math.max(...empty.map((entrance) => standsIn(view, lineOf(entrance))));
  return { why: 'too-few-stands-anywhere', wants, stands, customers: level };
}
