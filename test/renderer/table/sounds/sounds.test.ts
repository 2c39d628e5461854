import { describe, expect, it } from 'vitest';
import { gamesInStreet } from '../../../../renderer/games/index.ts';
import { recipes } from '../../../../renderer/table/sounds/shop-sounds.ts';
import { soundsOf } from '../../../../renderer/table/sounds/use-table-sounds.ts';
import { gameOf } from '../../../../shared/games/index.ts';

describe.each(gamesInStreet)('what is heard of $id', ({ id, fetchRoom }) => {
  it('are events of the game', async () => {
    const { sounds = {} } = await fetchRoom();
    const types = Object.keys(sounds);
    expect(types.length).toBeGreaterThan(10);
    expect(Object.keys(gameOf(id)?.eventHiding ?? {})).toEqual(expect.arrayContaining(types));
  });

  it('ends with a flourish', async () => {
    const { sounds } = await fetchRoom();
    expect(soundsOf(sounds, [{ type: 'match-ended' }])).toEqual(['flourish']);
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

it('every sound is short, and none is louder than a bell and a half', () => {
  for (const { tones, rustles } of Object.values(recipes)) {
    const parts = [...tones, ...rustles];
    expect(parts.length).toBeGreaterThan(0);
    for (const { start, length, loudness } of parts) {
      expect(start + length).toBeLessThanOrEqual(1.5);
      expect(loudness).toBeLessThanOrEqual(0.25);
    }
  }
});
