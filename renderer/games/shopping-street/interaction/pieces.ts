import { type PawnValue, pawnValues } from '../../../../shared/games/shopping-street/pawns.ts';
import {
  isProductId,
  type ProductId,
  type ShopType,
  shopTypes,
} from '../../../../shared/games/shopping-street/products.ts';
import { type SpaceId, spaceIds } from '../../../../shared/games/shopping-street/street.ts';

/** The name of a piece or place that can be pressed. */
export type Piece =
  /** A card in the active seat's hand. */
  | `card:${ProductId}`
  /** A card offered to the asking player. */
  | `offered:${ProductId}`
  | `display:${ProductId}`
  /** A space of the street, with or without a shop. */
  | `plot:${SpaceId}`
  /** An own unused pawn, by its value. */
  | `pawn:${PawnValue}`
  /** A type on the counter of open shops: to ask for its cards. */
  | `type:${ShopType}`
  /** The mark of the own set of a type: picks the best four for a shop. */
  | `set:${ShopType}`;

/** The parsed name of a piece. */
export type Meaning =
  | { readonly of: 'card' | 'offered' | 'display'; readonly card: ProductId }
  | { readonly of: 'plot'; readonly space: SpaceId }
  | { readonly of: 'pawn'; readonly pawn: PawnValue }
  | { readonly of: 'type' | 'set'; readonly type: ShopType };

export function cardPiece(card: ProductId): Piece {
  return `card:${card}`;
}

export function offeredPiece(card: ProductId): Piece {
  return `offered:${card}`;
}

export function displayPiece(card: ProductId): Piece {
  return `display:${card}`;
}

export function plotPiece(space: SpaceId): Piece {
  return `plot:${space}`;
}

export function pawnPiece(pawn: PawnValue): Piece {
  return `pawn:${pawn}`;
}

export function typePiece(type: ShopType): Piece {
  return `type:${type}`;
}

export function setPiece(type: ShopType): Piece {
  return `set:${type}`;
}

/** Parses the name of a piece. Throws RangeError for an unknown name. */
export function meaningOf(piece: Piece): Meaning {
  const [of, name = ''] = piece.split(':');
  if ((of === 'card' || of === 'offered' || of === 'display') && isProductId(name)) return { of, card: name };
  const space = spaceIds.find((id) => id === name);
  if (of === 'plot' && space !== undefined) return { of, space };
  const pawn = pawnValues.find((value) => String(value) === name);
  if (of === 'pawn' && pawn !== undefined) return { of, pawn };
  const type = shopTypes.find((each) => each === name);
  if ((of === 'type' || of === 'set') && type !== undefined) return { of, type };
  throw new RangeError(`no piece ${piece}`);
}
