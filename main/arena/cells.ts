import { type AnyGame, games } from '../../shared/games/index.ts';

/** A cell of the ladder: a pairing of bots and the share of wins to reach. */
export interface Cell {
  readonly game: string;
  readonly seats: number;
  /** Names of bots in the arena, with their budgets in imagined matches. */
  readonly challenger: string;
  readonly others: string;
  /** The share of wins to reach, from 0 to 1; null for none. */
  readonly aim: number | null;
  /** The most that can be reached, where it is known to be less than usual: a share of wins. */
  readonly ceiling?: number;
}

/** Imagined matches per decision, for the two levels that search. */
export interface Budgets {
  readonly merchant: number;
  readonly wholesaler: number;
}

const againstRandom = 0.95;
/** A merchant's share against shopkeepers, by number of players. */
const againstShopkeepers: ReadonlyMap<number, number> = new Map([
  [2, 0.6],
  [3, 0.5],
  [4, 0.45],
]);
const againstMerchant = 0.55;
/**
 * The share that a merchant wins against shopkeepers if it is shown all hands and all cards and dice to come. Chance
 * decides the rest, so it stands instead of an aim. Measured in `docs/measurements.md`.
 */
const ceilings: ReadonlyMap<string, number> = new Map([
  ['shopping-street 3', 0.53],
  ['shopping-street 4', 0.38],
]);

function countsOf({ seats }: AnyGame): readonly number[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index).filter(
    (count) => count > 1,
  );
}

/** All cells of the ladder: each level, game and number of players. */
export function ladderCells({ merchant, wholesaler }: Budgets): readonly Cell[] {
  return Object.values<AnyGame>(games).flatMap((game): Cell[] => {
    const counts = countsOf(game);
    const fewest = Math.max(2, game.seats.min);
    return [
      ...counts.map((seats) => ({
        game: game.id,
        seats,
        challenger: 'shopkeeper',
        others: 'random',
        aim: againstRandom,
      })),
      ...counts.flatMap((seats) => {
        const aim = againstShopkeepers.get(seats);
        if (aim === undefined) return [];
        const cell = { game: game.id, seats, challenger: `merchant:${merchant}`, others: 'shopkeeper' };
        const ceiling = ceilings.get(`${game.id} ${seats}`);
        return [ceiling === undefined ? { ...cell, aim } : { ...cell, aim: null, ceiling }];
      }),
      {
        game: game.id,
        seats: fewest,
        challenger: `wholesaler:${wholesaler}`,
        others: `merchant:${merchant}`,
        aim: fewest === 2 ? againstMerchant : null,
      },
    ];
  });
}
