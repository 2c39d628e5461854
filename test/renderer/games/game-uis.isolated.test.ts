import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchGameUi, gameUiOf } from '../../../renderer/games/game-uis.ts';
import { listedGame } from '../../../renderer/games/index.ts';
import { startWords } from '../every-word.ts';

beforeEach(() => startWords('en'));

describe('the room of a game', () => {
  it('is there once it has been fetched, and fetched once', async () => {
    expect(gameUiOf('harbour')).toBeUndefined();
    const [one, other] = await Promise.all([fetchGameUi('harbour'), fetchGameUi('harbour')]);
    expect(one?.id).toBe('harbour');
    expect(other).toBe(one);
    expect(gameUiOf('harbour')).toBe(one);
  });

  it('is none for a game that this page does not know', async () => {
    expect(await fetchGameUi('chess')).toBeUndefined();
    expect(gameUiOf('chess')).toBeUndefined();
  });

  it('is tried again where it could not be fetched', async () => {
    const game = listedGame('emporium');
    if (game === undefined) throw new RangeError('the street has no Emporium');
    const fetching = vi.spyOn(game, 'fetchUi').mockRejectedValueOnce(new TypeError('the network is down'));
    await expect(fetchGameUi('emporium')).rejects.toThrow('the network is down');
    expect(gameUiOf('emporium')).toBeUndefined();
    fetching.mockRestore();
    expect((await fetchGameUi('emporium'))?.id).toBe('emporium');
  });
});
