import { type Good, goods } from './market.ts';

/**
 * The source of a figure or rule. K: known from a publication. P: the core is known, the details are ours. R:
 * reconstructed by us.
 */
export type Mark = 'K' | 'P' | 'R';

/** The restaurants and the goods whose stands they improve. Rules, "Restaurants". */
const catalogue = {
  'sushi-bar': ['fish'],
  'tea-house': ['flower'],
  pizzeria: ['tomato'],
  'burger-joint': ['meat'],
  'wine-bar': ['grape'],
  pub: goods,
} as const satisfies Readonly<Record<string, readonly Good[]>>;

export type Restaurant = keyof typeof catalogue;
export const improves: Readonly<Record<Restaurant, readonly Good[]>> = catalogue;

/** Number of tiles of every restaurant. */
export const restaurantCopies = 2;
/** Stand tiles of each good in the bag. */
export const standTilesOfEach = 7;
/** Face-up stand tiles in the display, and in front of each player. */
export const openTiles = 3;
/** Face-up customer tiles at each level. */
export const openCustomers = 3;
/** Wooden stands of each player. */
export const woodenStands = 8;

/** Whether an id from outside is that of a restaurant. */
export function isRestaurant(id: string): id is Restaurant {
  return Object.hasOwn(catalogue, id);
}

export const restaurants: readonly Restaurant[] = Object.keys(catalogue).filter(isRestaurant);

/** Number of customers on a tile. */
export type Level = 1 | 2 | 3 | 4;
export const levels: readonly Level[] = [1, 2, 3, 4];

/** A customer tile's id, from its level and goods: `c2-fish-meat`, `c4-grape`. */
export type CustomerId = `c${1 | 2 | 3}-${Good}-${Good}` | `c4-${Good}`;

/** A customer tile. */
export interface Customers {
  readonly id: CustomerId;
  readonly level: Level;
  /** Every customer on it buys at every stand of these goods. Ruling 1. */
  readonly wants: readonly Good[];
}

const pairs = goods.flatMap((one, index) => goods.slice(index + 1).map((other) => [one, other] as const));

/**
 * All 35 customer tiles: each pair of goods once at levels 1 to 3, each single good once at level 4 (reconstructed).
 */
export const customerTiles: readonly Customers[] = [
  ...([1, 2, 3] as const).flatMap((level) =>
    pairs.map(([one, other]): Customers => ({ id: `c${level}-${one}-${other}`, level, wants: [one, other] })),
  ),
  ...goods.map((good): Customers => ({ id: `c4-${good}`, level: 4, wants: [good] })),
];

const byId: ReadonlyMap<string, Customers> = new Map(customerTiles.map((tile) => [tile.id, tile]));

/** Whether a text is the id of a customer tile. */
export function isCustomerId(id: string): id is CustomerId {
  return byId.has(id);
}

/** The tile with this id. Throws RangeError for an unknown one. */
export function customers(id: CustomerId): Customers {
  const tile = byId.get(id);
  if (tile === undefined) throw new RangeError(`no customer tile ${id}`);
  return tile;
}
