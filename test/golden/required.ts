import { games } from '../../shared/games/index.ts';

/** A required match: one for each number of players and each ending of a game. */
export interface RequiredRecording {
  readonly game: string;
  readonly seats: number;
  readonly ending: string;
  /** Path below `test/golden`. */
  readonly file: string;
  /** What the text of the match must contain, for a case that not every match reaches. */
  readonly shows: readonly string[];
}

/** What some recorded matches show, by their files. */
const shown: Readonly<Record<string, readonly string[]>> = {
  'shopping-street/3-players-shops.txt': ['"three-player-spaces":"16"', '"dice-doubles":"twice"', 'cards-exchanged'],
  'shopping-street/3-players-stuck.txt': ['"three-player-spaces":"18"', '"dice-doubles":"once"', 'proposal-declined'],
  'shopping-street/4-players-shops.txt': ['deck-reshuffled', '"drawer":null', 'hands-robbed', 'shop-improved'],
  'shopping-street/4-players-stuck.txt': ['"dice-doubles":"once"', 'display-bought', 'deck-reshuffled'],
  'shopping-street/5-players-shops.txt': ['"dice-doubles":"once"', 'deck-reshuffled', 'draw-skipped'],
  'shopping-street/5-players-stuck.txt': ['"dice-doubles":"twice"', '"drawer":null', 'deck-reshuffled'],
};

/** All recorded matches that the released games need. */
export function requiredRecordings(): readonly RequiredRecording[] {
  return Object.values(games).flatMap((game) => {
    const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index);
    return counts.flatMap((seats) =>
      game.endings(seats).map((ending) => {
        const file = `${game.id}/${seats}-players-${ending}.txt`;
        return { game: game.id, seats, ending, file, shows: shown[file] ?? [] };
      }),
    );
  });
}
