import { pawnsAtStart } from '../../../shared/games/shopping-street/pawns.ts';
import { type ShopType, shopTypes } from '../../../shared/games/shopping-street/products.ts';
import { type SpaceId, spaceIds } from '../../../shared/games/shopping-street/street.ts';
import { type Situation, type Standing, setOf } from './table.ts';

const values = [1, 2, 3, 4] as const;

/** The type on each space of a full street, without two of a type in any 2 × 2 spaces. */
export function typeAt(id: SpaceId): ShopType {
  const column = Number(id.slice(1));
  return shopTypes[(id.startsWith('N') ? column - 1 : column + 1) % shopTypes.length] ?? 'food';
}

/**
 * `count` shops along the street, north side first, skipping the spaces in `leftOut`. Owners take turns, each using
 * their pawns in order. The first shop of a type holds four ones, the next four twos, and so on.
 */
export function builtUp<Name extends string>(
  names: readonly Name[],
  count: number,
  leftOut: readonly SpaceId[] = [],
): NonNullable<Situation<Name>['street']> {
  const street: Partial<Record<SpaceId, Standing<Name>>> = {};
  const ofType = new Map<ShopType, number>();
  const pawns = pawnsAtStart(names.length);
  const spaces = spaceIds.filter((id) => !leftOut.includes(id)).slice(0, count);
  for (const [at, space] of spaces.entries()) {
    const type = typeAt(space);
    const before = ofType.get(type) ?? 0;
    ofType.set(type, before + 1);
    const owner = names[at % names.length];
    const pawn = pawns[Math.floor(at / names.length)];
    const value = values[before];
    if (owner === undefined || pawn === undefined || value === undefined) throw new RangeError(`no shop ${at}`);
    street[space] = [owner, pawn, ...setOf(type, value)];
  }
  return street;
}
