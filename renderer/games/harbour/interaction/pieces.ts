import { type Seat, seatAt } from '../../../../shared/engine/index.ts';
import { type CharacterId, isCharacterId } from '../../../../shared/games/harbour/boards.ts';
import { isBuildingId } from '../../../../shared/games/harbour/buildings/index.ts';
import { type Good, goods } from '../../../../shared/games/harbour/goods.ts';
import { type Place, startingBuildings } from '../../../../shared/games/harbour/places.ts';

/** The name of a piece that can be pressed. A good's market row and own crates are one piece. */
export type Piece = `place:${Place}` | `good:${Good}` | `player:${Seat}:${Good}` | `character:${CharacterId}`;

/** The parsed name of a piece. */
export type Meaning =
  | { readonly of: 'place'; readonly place: Place }
  | { readonly of: 'good'; readonly good: Good }
  | { readonly of: 'player'; readonly seat: Seat; readonly good: Good }
  | { readonly of: 'character'; readonly character: CharacterId };

export function placePiece(place: Place): Piece {
  return `place:${place}`;
}

export function goodPiece(good: Good): Piece {
  return `good:${good}`;
}

/** A good in another player's stock. */
export function playerPiece(seat: Seat, good: Good): Piece {
  return `player:${seat}:${good}`;
}

export function characterPiece(character: CharacterId): Piece {
  return `character:${character}`;
}

function goodNamed(name: string | undefined): Good | undefined {
  return goods.find((good) => good === name);
}

/** Parses the name of a piece. Throws RangeError for an unknown name. */
export function meaningOf(piece: Piece): Meaning {
  const [of, first = '', second] = piece.split(':');
  const good = goodNamed(of === 'player' ? second : first);
  if (of === 'good' && good !== undefined) return { of, good };
  if (of === 'player' && good !== undefined) return { of, seat: seatAt(Number(first)), good };
  if (of === 'character' && isCharacterId(first)) return { of, character: first };
  const place = placeNamed(first);
  if (of === 'place' && place !== undefined) return { of, place };
  throw new RangeError(`no piece ${piece}`);
}

function placeNamed(name: string): Place | undefined {
  return isBuildingId(name) ? name : startingBuildings.find((start) => start === name);
}
