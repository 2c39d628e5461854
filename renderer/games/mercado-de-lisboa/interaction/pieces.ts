import { type Entrance, entrances, type Space, spaceCount } from '../../../../shared/games/mercado-de-lisboa/market.ts';
import { type CustomerId, isCustomerId } from '../../../../shared/games/mercado-de-lisboa/tiles.ts';

/** A selectable piece: a stand tile or restaurant of the active seat, by position, or face-up customers. */
export type Wares = `tile:${number}` | `restaurant:${number}` | `customers:${CustomerId}`;

/** A place for a selected piece. */
export type Target = `space:${Space}` | `entrance:${Entrance}`;

/** The name of a piece or place that can be pressed. */
export type Piece = Wares | Target | `display:${number}`;

/** The parsed name of a piece. */
export type Meaning =
  /** The stand tile, restaurant or display tile at an index, from 0. */
  | { readonly of: 'tile' | 'restaurant' | 'display'; readonly at: number }
  | { readonly of: 'customers'; readonly customers: CustomerId }
  | { readonly of: 'space'; readonly space: Space }
  | { readonly of: 'entrance'; readonly entrance: Entrance };

/** A stand tile of the active seat. */
export function tilePiece(at: number): Wares {
  return `tile:${at}`;
}

/** An unopened restaurant of the active seat. */
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

/** Parses the name of a piece. Throws RangeError for an unknown name. */
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
