import { type PawnValue, pawnValues } from '../../../../shared/games/shopping-street/pawns.ts';
import {
  isProductId,
  type ProductId,
  type ShopType,
  shopTypes,
} from '../../../../shared/games/shopping-street/products.ts';
import { type SpaceId, spaceIds } from '../../../../shared/games/shopping-street/street.ts';

/** What lies on the table and can be pressed, by name. */
export type Piece =
  /** A card of the hand of whoever sits before the screen. */
  | `card:${ProductId}`
  /** A card that somebody has laid out for whoever asks. */
  | `offered:${ProductId}`
  | `display:${ProductId}`
  /** A space of the street, with or without a shop. */
  | `plot:${SpaceId}`
  /** One of the near player's pawns that stand with no shop yet, by its value. */
  | `pawn:${PawnValue}`
  /** A type on the counter of open shops: to ask for its cards. */
  | `type:${ShopType}`
  /** The mark of the near player's set of a type: picks the best four for a shop. */
  | `set:${ShopType}`;

/** What a piece stands for. */
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

/** What a piece stands for. Throws RangeError for a name that is no piece. */
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
