/// <reference types="vite/client" />
import type { OptionSpec } from '../../shared/engine/index.ts';
import { hasCatalogue } from '../words/fetched.ts';
import type { ListedGame } from './listed-game.ts';

export type { ListedGame } from './listed-game.ts';

/** What the page knows of every game without its rules: its numbers of players and its options, by the path of the file. */
const seatRanges = import.meta.glob<ListedGame['seats']>('../../shared/games/*/options.ts', {
  eager: true,
  import: 'seatRange',
});
const optionLists = import.meta.glob<readonly OptionSpec[]>('../../shared/games/*/options.ts', {
  eager: true,
  import: 'options',
});
const streets = import.meta.glob<ListedGame>('./*/tile.ts', { eager: true, import: 'inStreet' });

/** The tile of a game without a page of its own: the plain board shows its table. */
function plainInStreet(id: string, seats: ListedGame['seats'], options: readonly OptionSpec[] = []): ListedGame {
  return {
    id,
    place: Number.POSITIVE_INFINITY,
    street: 'plain',
    seats,
    options,
    isLight: true,
    lessons: [],
    words: ['plain', ...(hasCatalogue(id) ? [id] : [])],
    fetchUi: async () => (await import('../game-kit/plain/index.tsx')).plainUi(id),
  };
}

/** The games that the page finds in their folders, in the order of their fronts. */
export const listedGames: readonly ListedGame[] = Object.entries(seatRanges)
  .map(([file, seats]) => {
    const id = file.split('/').at(-2) ?? '';
    return streets[`./${id}/tile.ts`] ?? plainInStreet(id, seats, optionLists[file]);
  })
  .toSorted((one, other) => (one.place === other.place ? 0 : one.place - other.place));

/** The game of this id, or undefined for one that this page does not know. */
export function listedGame(id: string): ListedGame | undefined {
  return listedGames.find((game) => game.id === id);
}
