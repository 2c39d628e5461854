/** The two pavements of the street, which face each other. The layout of the 20 spaces is reconstructed. */
export type Side = 'N' | 'S';

export const columns = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type Column = (typeof columns)[number];

/** A space for a shop: its pavement, and its column from 1 to 10. Equal columns face each other. */
export type SpaceId = `${Side}${Column}`;

/** A space and its surroundings. */
export interface Space {
  readonly id: SpaceId;
  readonly side: Side;
  readonly column: Column;
  /** The one or two adjacent spaces on its own pavement. */
  readonly beside: readonly SpaceId[];
  /** The two or three spaces across the street: straight across and one to each side. Ruling 9. */
  readonly facing: readonly SpaceId[];
}

function spaceAt(side: Side, column: Column): Space {
  const across: Side = side === 'N' ? 'S' : 'N';
  return {
    id: `${side}${column}`,
    side,
    column,
    beside: columns.filter((other) => Math.abs(other - column) === 1).map((other): SpaceId => `${side}${other}`),
    facing: columns.filter((other) => Math.abs(other - column) <= 1).map((other): SpaceId => `${across}${other}`),
  };
}

/** All twenty spaces along the street, the north side first. */
export const spaces: readonly Space[] = (['N', 'S'] as const).flatMap((side) =>
  columns.map((column) => spaceAt(side, column)),
);

export const spaceIds: readonly SpaceId[] = spaces.map(({ id }) => id);

const byId: ReadonlyMap<string, Space> = new Map(spaces.map((space) => [space.id, space]));

/** The space with this id. Throws RangeError for an unknown one. */
export function space(id: SpaceId): Space {
  const found = byId.get(id);
  if (found === undefined) throw new RangeError(`no space ${id}`);
  return found;
}

/** The number of spaces that three players use. Which ones stay unused is reconstructed. Rules, "Options". */
export type ThreePlayerSpaces = '16' | '18';

const nothingIdle: readonly SpaceId[] = [];
const idleOfThree: Readonly<Record<ThreePlayerSpaces, readonly SpaceId[]>> = {
  '16': ['N1', 'N10', 'S1', 'S10'],
  '18': ['N10', 'S10'],
};

/** The unused spaces: the yellow ones, with three players. Rules, "Other player counts". */
export function idleSpaces(seatCount: number, ofThree: ThreePlayerSpaces): readonly SpaceId[] {
  return seatCount === 3 ? idleOfThree[ofThree] : nothingIdle;
}
