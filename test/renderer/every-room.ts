import { gamesInStreet } from '../../renderer/games/index.ts';
import { openRoom } from '../../renderer/games/rooms.ts';
import { startWords } from './every-word.ts';

startWords('en');

/** Every released game with its UI, loaded before any test. */
export const openGames = await Promise.all(
  gamesInStreet.map(async ({ id }) => {
    const room = await openRoom(id);
    if (room === undefined) throw new RangeError(`the street has no ${id}`);
    return { id, room };
  }),
);
