import { describe, expect, it } from 'vitest';
import { listedGames } from '../../../../renderer/games/index.ts';
import { soundsOf } from '../../../../renderer/table/sounds/use-table-sounds.ts';
import { gameOf } from '../../../../shared/games/index.ts';

describe.each(listedGames)('sounds of $id', ({ id, fetchUi }) => {
  it('belong to events of the game', async () => {
    const { sounds = {} } = await fetchUi();
    const types = Object.keys(sounds);
    expect(types.length).toBeGreaterThan(10);
    expect(Object.keys(gameOf(id)?.eventHiding ?? {})).toEqual(expect.arrayContaining(types));
  });
});

describe('sounds of simultaneous events', () => {
  const sounds = { sold: 'coins', stocked: 'crate', shown: 'paper', rolled: 'dice' } as const;
  const events = (...types: readonly string[]) => types.map((type) => ({ type }));

  it('play in order, repeats once, silent events skipped', () => {
    const heard = soundsOf(sounds, events('sold', 'sold', 'counted', 'sold', 'stocked', 'sold'));
    expect(heard).toEqual(['coins', 'crate', 'coins']);
  });

  it('are at most four', () => {
    expect(soundsOf(sounds, events('sold', 'stocked', 'shown', 'rolled', 'sold', 'stocked'))).toHaveLength(4);
    expect(soundsOf(undefined, events('sold'))).toEqual([]);
  });
});
