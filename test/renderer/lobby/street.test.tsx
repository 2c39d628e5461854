import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { listedGames } from '../../../renderer/games/index.ts';
import { HomePage } from '../../../renderer/lobby/home-page.tsx';
import { bestWith } from '../../../renderer/lobby/tiles/best-with.ts';
import { minutesOf } from '../../../renderer/lobby/tiles/minutes.ts';
import { translatorFor } from '../../../renderer/words/index.ts';
import { games } from '../../../shared/games/index.ts';
import { lessonsOf } from '../../../shared/games/lessons.ts';
import { openGames } from '../every-game-ui.ts';
import { startWords } from '../every-word.ts';
import { show } from './network/page.tsx';

beforeAll(async () => {
  startWords('en');
  // an opened tile loads its content; its speed does not matter here
  await import('../../../renderer/lobby/tiles/open-tile.tsx');
});

const title = (game: string) => translatorFor('shell')(`games.${game}`);

describe('home screen', () => {
  it('has a tile for every game, with players and options from its rules, and a UI', () => {
    const ruled = new Set<string>(Object.keys(games));
    const fronts = listedGames.filter(({ id }) => ruled.has(id));
    expect(fronts.map(({ id, lessons }) => [id, lessons])).toEqual(
      Object.keys(games).map((id) => [id, lessonsOf(id).map((lesson) => lesson.id)]),
    );
    expect(fronts.map(({ id, seats, options }) => ({ id, seats, options }))).toEqual(
      Object.values(games).map(({ id, seats, options }) => ({ id, seats, options })),
    );
    for (const { id, ui } of openGames) expect(ui.id).toBe(id);
  });

  it.each(listedGames.map(({ id }) => [id] as const))('opens %s, describes it, and leads to a table', async (id) => {
    const { store } = show(<HomePage />);
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${title(id)}, for `) }));
    const front = await screen.findByRole('region', { name: title(id) });
    expect(front.textContent).toContain(translatorFor('street')(`games.${id}.pitch`));
    fireEvent.click(within(front).getByRole('button', { name: 'Play' }));
    expect(store.getState().page.sheet).toEqual({ name: 'new-game', game: id, hosted: false, again: null });
  });

  it('has a duration for each game by number of players, and its best number', () => {
    for (const { id, seats } of listedGames) {
      for (let people = seats.min; people <= seats.max; people += 1) expect(minutesOf(id, people)).toBeGreaterThan(0);
      expect(bestWith(id)).toBeGreaterThanOrEqual(Math.max(2, seats.min));
      expect(bestWith(id)).toBeLessThanOrEqual(seats.max);
    }
  });

  it('starts the first lesson under the last player’s name, or else the server’s', async () => {
    const { commands } = show(<HomePage />);
    fireEvent.click(screen.getByRole('button', { name: /^Harbour, for / }));
    fireEvent.click(await screen.findByRole('button', { name: translatorFor('street')('lesson') }));
    expect(commands.beginLesson).toHaveBeenCalledWith('harbour', 'first', expect.stringMatching(/./));
  });

  const shell = translatorFor('shell');
  function choose(filter: string, choice: string): void {
    fireEvent.click(within(screen.getByRole('group', { name: shell(filter) })).getByRole('button', { name: choice }));
  }

  it('closes the games that do not fit the filter, with the reason', () => {
    show(<HomePage />);
    choose('filter.players', '6');
    expect(screen.getByRole('button', { name: 'Harbour, for 1–4' })).not.toBeNull();
    expect(screen.getByRole('button', { name: /^Emporium, for / })).not.toBeNull();
    expect(screen.getByText(shell('filter.fit', { count: 1 }))).not.toBeNull();
    choose('filter.players', '4');
    choose('filter.time', shell('filter.upTo.30'));
    expect(screen.getByRole('button', { name: /^Brick & Mortar, \d+ min$/ })).not.toBeNull();
  });

  it('offers the games that are easy to learn, and all again on request', () => {
    show(<HomePage />);
    choose('filter.newPlayers', shell('filter.easy'));
    const count = listedGames.filter(({ isLight }) => isLight).length;
    expect(screen.getByText(shell('filter.fit', { count }))).not.toBeNull();
    expect(screen.getByRole('button', { name: `Brick & Mortar, ${shell('fronts.closedNew')}` })).not.toBeNull();
    expect(screen.getByRole('button', { name: /^Harbour, for / })).not.toBeNull();
    choose('filter.newPlayers', shell('filter.any'));
    expect(screen.getByText(shell('filter.fit', { count: listedGames.length }))).not.toBeNull();
  });

  it('lets the player choose the game in the dialog where no tile was pressed', () => {
    const { store } = show(<HomePage />);
    fireEvent.click(screen.getByRole('button', { name: shell('shelf.roundThisDevice') }));
    expect(store.getState().page.sheet).toEqual({ name: 'new-game', game: null, hosted: false, again: null });
    const openRoom = translatorFor('network')('shelf.openEvening');
    expect(screen.getAllByRole('button', { name: openRoom })).toHaveLength(1);
  });
});
