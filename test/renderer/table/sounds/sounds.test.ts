import { describe, expect, it } from 'vitest';
import { gamesInStreet } from '../../../../renderer/games/index.ts';
import { soundsOf } from '../../../../renderer/table/sounds/use-table-sounds.ts';
import { gameOf } from '../../../../shared/games/index.ts';

describe.each(gamesInStreet)('what is heard of $id', ({ id, fetchRoom }) => {
  it('are events of the game', async () => {
    const { sounds = {} } = await fetchRoom();
    const types = Object.keys(sounds);
    expect(types.length).toBeGreaterThan(10);
    expect(Object.keys(gameOf(id)?.eventHiding ?? {})).toEqual(expect.arrayContaining(types));
  });
});

describe('the sounds of what happened at once', () => {
  const sounds = { sold: 'coins', stocked: 'crate', shown: 'paper', rolled: 'dice' } as const;
  const events = (...types: readonly string[]) => types.map((type) => ({ type }));

  it('come in its order, one that comes several times in a row once, what has none left out', () => {
    const heard = soundsOf(sounds, events('sold', 'sold', 'counted', 'sold', 'stocked', 'sold'));
    expect(heard).toEqual(['coins', 'crate', 'coins']);
  });

  it('are no more than four', () => {
    expect(soundsOf(sounds, events('sold', 'stocked', 'shown', 'rolled', 'sold', 'stocked'))).toHaveLength(4);
    expect(soundsOf(undefined, events('sold'))).toEqual([]);
  });
});
