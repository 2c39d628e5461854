/// <reference types="vite/client" />
import type { OptionSpec } from '../../shared/engine/index.ts';
import { hasCatalogue } from '../words/fetched.ts';
import type { GameInStreet } from './game-in-street.ts';

export type { GameInStreet } from './game-in-street.ts';

/** What the page knows of every game without its rules: its numbers of players and its options, by the path of the file. */
const seatRanges = import.meta.glob<GameInStreet['seats']>('../../shared/games/*/options.ts', {
  eager: true,
  import: 'seatRange',
});
const optionLists = import.meta.glob<readonly OptionSpec[]>('../../shared/games/*/options.ts', {
  eager: true,
  import: 'options',
});
const streets = import.meta.glob<GameInStreet>('./*/street.ts', { eager: true, import: 'inStreet' });

/** The tile of a game without a page of its own: the plain board shows its table. */
function plainInStreet(id: string, seats: GameInStreet['seats'], options: readonly OptionSpec[] = []): GameInStreet {
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
export const gamesInStreet: readonly GameInStreet[] = Object.entries(seatRanges)
  .map(([file, seats]) => {
    const id = file.split('/').at(-2) ?? '';
    return streets[`./${id}/street.ts`] ?? plainInStreet(id, seats, optionLists[file]);
  })
  .toSorted((one, other) => (one.place === other.place ? 0 : one.place - other.place));

/** The game of this id, or undefined for one that this page does not know. */
export function gameInStreet(id: string): GameInStreet | undefined {
  return gamesInStreet.find((game) => game.id === id);
}
