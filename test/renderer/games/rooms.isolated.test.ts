import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gameInStreet } from '../../../renderer/games/index.ts';
import { openRoom, roomOf } from '../../../renderer/games/rooms.ts';
import { startWords } from '../every-word.ts';

beforeEach(() => startWords('en'));

describe('the room of a game', () => {
  it('is there once it has been fetched, and fetched once', async () => {
    expect(roomOf('harbour')).toBeUndefined();
    const [one, other] = await Promise.all([openRoom('harbour'), openRoom('harbour')]);
    expect(one?.id).toBe('harbour');
    expect(other).toBe(one);
    expect(roomOf('harbour')).toBe(one);
  });

  it('is none for a game that this page does not know', async () => {
    expect(await openRoom('chess')).toBeUndefined();
    expect(roomOf('chess')).toBeUndefined();
  });

  it('is tried again where it could not be fetched', async () => {
    const game = gameInStreet('emporium');
    if (game === undefined) throw new RangeError('the street has no Emporium');
    const fetching = vi.spyOn(game, 'fetchRoom').mockRejectedValueOnce(new TypeError('the network is down'));
    await expect(openRoom('emporium')).rejects.toThrow('the network is down');
    expect(roomOf('emporium')).toBeUndefined();
    fetching.mockRestore();
    expect((await openRoom('emporium'))?.id).toBe('emporium');
  });
});
