import { games } from '../../shared/games/index.ts';

/** A match every game owes: one for each number of players and each way it can end. */
export interface RequiredRecording {
  readonly game: string;
  readonly seats: number;
  readonly ending: string;
  /** Path below `test/golden`. */
  readonly file: string;
}

/** All recorded matches the games on the shelf owe. */
export function requiredRecordings(): readonly RequiredRecording[] {
  return Object.values(games).flatMap((game) => {
    const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index);
    return counts.flatMap((seats) =>
      game.endings(seats).map((ending) => ({
        game: game.id,
        seats,
        ending,
        file: `${game.id}/${seats}-players-${ending}.txt`,
      })),
    );
  });
}
