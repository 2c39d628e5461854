import { type Entrance, entrances, type Space, spaceCount } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { type CustomerId, isCustomerId } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';

/** A stand tile or a restaurant before whoever is asked, by its place there, or open customers: what can be taken in hand. */
export type Wares = `tile:${number}` | `restaurant:${number}` | `customers:${CustomerId}`;

/** Where something in hand can go. */
export type Target = `space:${Space}` | `entrance:${Entrance}`;

/** What lies on the table and can be pressed, by name. */
export type Piece = Wares | Target | `display:${number}`;

/** What a piece stands for. */
export type Meaning =
  /** The stand tile, restaurant or tile of the display at a place, counted from 0. */
  | { readonly of: 'tile' | 'restaurant' | 'display'; readonly at: number }
  | { readonly of: 'customers'; readonly customers: CustomerId }
  | { readonly of: 'space'; readonly space: Space }
  | { readonly of: 'entrance'; readonly entrance: Entrance };

/** A stand tile before whoever is asked. */
export function tilePiece(at: number): Wares {
  return `tile:${at}`;
}

/** A restaurant to open, before whoever is asked. */
export function restaurantPiece(at: number): Wares {
  return `restaurant:${at}`;
}

export function customersPiece(customers: CustomerId): Wares {
  return `customers:${customers}`;
}

/** A stand tile of the display. */
export function displayPiece(at: number): Piece {
  return `display:${at}`;
}

export function spacePiece(space: Space): Target {
  return `space:${space}`;
}

export function entrancePiece(entrance: Entrance): Target {
  return `entrance:${entrance}`;
}

/** What a piece stands for. Throws RangeError for a name that is no piece. */
export function meaningOf(piece: Piece): Meaning {
  const [of, name = ''] = piece.split(':');
  const number = Number(name);
  if (of === 'customers' && isCustomerId(name)) return { of, customers: name };
  const entrance = entrances.find((each) => each === name);
  if (of === 'entrance' && entrance !== undefined) return { of, entrance };
  if (of === 'space' && Number.isInteger(number) && number >= 0 && number < spaceCount) return { of, space: number };
  if ((of === 'tile' || of === 'restaurant' || of === 'display') && Number.isInteger(number)) return { of, at: number };
  throw new RangeError(`no piece ${piece}`);
}
