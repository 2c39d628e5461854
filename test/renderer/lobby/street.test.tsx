import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gamesInStreet } from '../../../renderer/games/index.ts';
import { bestWith } from '../../../renderer/lobby/front/best-with.ts';
import { minutesOf } from '../../../renderer/lobby/front/minutes.ts';
import { ShelfPage } from '../../../renderer/lobby/shelf-page.tsx';
import { translatorFor } from '../../../renderer/words/index.ts';
import { games } from '../../../shared/games/index.ts';
import { lessonsOf } from '../../../shared/games/lessons.ts';
import { openGames } from '../every-room.ts';
import { startWords } from '../every-word.ts';
import { show } from './network/page.tsx';

beforeAll(async () => {
  startWords('en');
  // what an opened front shows is fetched; how fast is no matter here
  await import('../../../renderer/lobby/front/open-front.tsx');
});
afterEach(cleanup);

const title = (game: string) => translatorFor('shell')(`games.${game}`);

describe('the street', () => {
  it('has a front for every game on the shelf, with the players and options of its rules, and a room', () => {
    const ruled = new Set<string>(Object.keys(games));
    const fronts = gamesInStreet.filter(({ id }) => ruled.has(id));
    expect(fronts.map(({ id, lessons }) => [id, lessons])).toEqual(
      Object.keys(games).map((id) => [id, lessonsOf(id).map((lesson) => lesson.id)]),
    );
    expect(fronts.map(({ id, seats, options }) => ({ id, seats, options }))).toEqual(
      Object.values(games).map(({ id, seats, options }) => ({ id, seats, options })),
    );
    for (const { id, room } of openGames) expect(room.id).toBe(id);
  });

  it.each(gamesInStreet.map(({ id }) => [id] as const))(
    'opens %s, says what it is, and leads to a table',
    async (id) => {
      const { store } = show(<ShelfPage />);
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${title(id)}, for `) }));
      const front = await screen.findByRole('region', { name: title(id) });
      expect(front.textContent).toContain(translatorFor('street')(`games.${id}.pitch`));
      fireEvent.click(within(front).getByRole('button', { name: 'Sit down' }));
      expect(store.getState().page.sheet).toEqual({ name: 'new-game', game: id, hosted: false, again: null });
    },
  );

  it('knows of every game how long it lasts with so many, and with how many it is best', () => {
    for (const { id, seats } of gamesInStreet) {
      for (let people = seats.min; people <= seats.max; people += 1) expect(minutesOf(id, people)).toBeGreaterThan(0);
      expect(bestWith(id)).toBeGreaterThanOrEqual(Math.max(2, seats.min));
      expect(bestWith(id)).toBeLessThanOrEqual(seats.max);
    }
  });

  it('begins the first lesson under the name of whoever played here last, or else of the house', async () => {
    const { commands } = show(<ShelfPage />);
    fireEvent.click(screen.getByRole('button', { name: /^Harbour, for / }));
    fireEvent.click(await screen.findByRole('button', { name: translatorFor('street')('lesson') }));
    expect(commands.beginLesson).toHaveBeenCalledWith('harbour', 'first', expect.stringMatching(/./));
  });

  it('lowers the shutter of what does not suit tonight, and says why', () => {
    show(<ShelfPage />);
    fireEvent.click(screen.getByRole('button', { name: '6', pressed: false }));
    expect(screen.getByRole('button', { name: 'Harbour: for 1–4' })).not.toBeNull();
    expect(screen.getByRole('button', { name: /^Emporium, for / })).not.toBeNull();
    expect(screen.getByText(`1 of ${gamesInStreet.length} fits`)).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '6', pressed: true }));
    fireEvent.click(screen.getByRole('button', { name: '4' }));
    fireEvent.click(screen.getByRole('button', { name: 'half an hour' }));
    expect(screen.getByRole('button', { name: /^Brick & Mortar: \d+ min$/ })).not.toBeNull();
  });

  it('offers what is soon learned where nobody has played, and everything again once somebody has', () => {
    show(<ShelfPage />);
    fireEvent.click(screen.getByRole('button', { name: 'no' }));
    expect(
      screen.getByText(`${gamesInStreet.filter(({ isLight }) => isLight).length} of ${gamesInStreet.length} fit`),
    ).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Brick & Mortar: more to learn' })).not.toBeNull();
    expect(screen.getByRole('button', { name: /^Harbour, for / })).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'yes' }));
    expect(screen.getByText('All of them fit')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'yes', pressed: true }));
    expect(screen.getByRole('button', { name: 'yes', pressed: false })).not.toBeNull();
  });

  it('leaves the game to be chosen where one sits down without having pressed a front', () => {
    const { store } = show(<ShelfPage />);
    fireEvent.click(screen.getByRole('button', { name: 'Round this device' }));
    expect(store.getState().page.sheet).toEqual({ name: 'new-game', game: null, hosted: false, again: null });
    // rooms are opened in one way, under one name
    expect(screen.getAllByRole('button', { name: /^host|for the evening/i })).toHaveLength(1);
  });
});
