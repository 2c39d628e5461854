import { type HeroId, isHeroId } from '../../../../shared/games/emporium/heroes.ts';
import { type ItemId, isItemId } from '../../../../shared/games/emporium/items/index.ts';
import { isMonsterId, type MonsterId } from '../../../../shared/games/emporium/monsters.ts';

/** The name of a piece that can be pressed. */
export type Piece =
  /** A card in the active seat's hand. */
  | `card:${ItemId}`
  /** A number of the die, 1 to 8. */
  | `die:${number}`
  | `hero:${HeroId}`
  /** An item equipped by a hero in the row. */
  | `worn:${ItemId}`
  | `monster:${MonsterId}`;

/** The parsed name of a piece. */
export type Meaning =
  | { readonly of: 'card' | 'worn'; readonly item: ItemId }
  | { readonly of: 'die'; readonly number: number }
  | { readonly of: 'hero'; readonly hero: HeroId }
  | { readonly of: 'monster'; readonly monster: MonsterId };

export function cardPiece(item: ItemId): Piece {
  return `card:${item}`;
}

export function wornPiece(item: ItemId): Piece {
  return `worn:${item}`;
}

export function diePiece(number: number): Piece {
  return `die:${number}`;
}

export function heroPiece(hero: HeroId): Piece {
  return `hero:${hero}`;
}

export function monsterPiece(monster: MonsterId): Piece {
  return `monster:${monster}`;
}

/** Parses the name of a piece. Throws RangeError for an unknown name. */
export function meaningOf(piece: Piece): Meaning {
  const [of, name = ''] = piece.split(':');
  if ((of === 'card' || of === 'worn') && isItemId(name)) return { of, item: name };
  if (of === 'hero' && isHeroId(name)) return { of, hero: name };
  if (of === 'monster' && isMonsterId(name)) return { of, monster: name };
  if (of === 'die' && Number.isInteger(Number(name))) return { of, number: Number(name) };
  throw new RangeError(`no piece ${piece}`);
}
