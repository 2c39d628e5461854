import { fetchGameUi } from '../../renderer/games/game-uis.ts';
import { listedGames } from '../../renderer/games/index.ts';
import { startWords } from './every-word.ts';

startWords('en');

/** Every released game with its UI, loaded before any test. */
export const openGames = await Promise.all(
  listedGames.map(async ({ id }) => {
    const ui = await fetchGameUi(id);
    if (ui === undefined) throw new RangeError(`the street has no ${id}`);
    return { id, ui };
  }),
);
