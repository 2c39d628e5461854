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
        return [{ game: game.id, seats, challenger: `merchant:${merchant}`, others: 'shopkeeper', aim }];
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
