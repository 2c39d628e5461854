// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gamesInStreet } from '../../../renderer/games/index.ts';
import { ShelfPage } from '../../../renderer/lobby/shelf-page.tsx';
import { translatorFor } from '../../../renderer/words/index.ts';
import { games } from '../../../shared/games/index.ts';
import { openGames } from '../every-room.ts';
import { startWords } from '../every-word.ts';
import { show } from './network/page.tsx';

beforeAll(() => startWords('en'));
afterEach(cleanup);

const title = (game: string) => translatorFor('shell')(`games.${game}`);

describe('the street', () => {
  it('has a front for every game on the shelf, with the players and options of its rules, and a room', () => {
    const ruled = new Set<string>(Object.keys(games));
    const fronts = gamesInStreet.filter(({ id }) => ruled.has(id));
    expect(fronts.map(({ id, seats, options }) => ({ id, seats, options }))).toEqual(
      Object.values(games).map(({ id, seats, options }) => ({ id, seats, options })),
    );
    for (const { id, room } of openGames) expect(room.id).toBe(id);
  });

  it.each(gamesInStreet.map(({ id }) => [id] as const))('opens %s', (id) => {
    const { store } = show(<ShelfPage />);
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${title(id)}, for `) }));
    expect(store.getState().page.sheet).toEqual({ name: 'new-game', game: id, hosted: false, again: null });
  });

  it('leaves the game to be chosen where one sits down without having pressed a front', () => {
    const { store } = show(<ShelfPage />);
    fireEvent.click(screen.getByRole('button', { name: 'Round this device' }));
    expect(store.getState().page.sheet).toEqual({ name: 'new-game', game: null, hosted: false, again: null });
    fireEvent.click(screen.getByRole('button', { name: 'Host for the network' }));
    expect(store.getState().page.sheet).toEqual({ name: 'new-game', game: null, hosted: true, again: null });
  });
});
