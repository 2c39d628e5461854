import { describe, expect, test } from 'vitest';
import { emporium } from '../../../shared/games/emporium/index.ts';
import { type Sitting, type Situation, tableOf } from './table.ts';

/** A finished game: the monster deck is empty. */
const scored = <Name extends string>(players: Readonly<Record<Name, Sitting>>, marker?: NoInfer<Name>) => {
  const situation: Situation<Name> = { players, from: 'end of round', monsters: [], monsterDeck: [] };
  return tableOf<Name>(marker === undefined ? situation : { ...situation, marker });
};

const linesOf = (table: ReturnType<typeof scored<string>>) =>
  table.all('seat-scored').map(({ breakdown }) => breakdown.map(({ why, amount }) => `${why} ${amount}`));

describe('scoring', () => {
  test('counts gold, and no majority that nobody has (ruling 23)', () => {
    const table = scored({ Ana: { gold: 9 }, Bo: { gold: 0 } });
    expect(linesOf(table)).toEqual([['gold 9'], ['gold 0']]);
    expect(table.all('seat-scored')).toMatchObject([
      { seat: 0, total: 9 },
      { seat: 1, total: 0 },
    ]);
    expect(emporium.outcome(table.state)).toEqual({
      ending: 'monsters',
      scores: [9, 0],
      places: [1, 2],
      tieBreak: null,
    });
  });

  test('counts as many sets as monsters of the rarest type (ruling 22)', () => {
    const table = scored({
      Ana: {
        gold: 1,
        beaten: [
          ['bram-oakfist', 'thornback-boar'],
          ['tilda-marsh', 'bog-crocodile'],
          ['nim-quickpurse', 'loose-bones'],
          ['sable-wren', 'drowned-sentry'],
          ['odo-candlewick', 'candle-imp'],
          ['prentice-isaura', 'pot-smasher-imp'],
          ['fennel-ashby', 'furnace-hound'],
        ],
      },
      Bo: { gold: 30 },
    });
    expect(linesOf(table)[0]).toEqual([
      'gold 1',
      'monster-sets 10',
      'most-beasts 5',
      'most-undead 5',
      'most-fiends 5',
      'most-warriors 5',
      'most-rogues 5',
      'most-mages 5',
    ]);
    expect(table.all('seat-scored')[0]?.total).toBe(41);
  });

  test('counts no set of only two types (ruling 22)', () => {
    const table = scored({
      Ana: {
        gold: 0,
        beaten: [
          ['bram-oakfist', 'thornback-boar'],
          ['tilda-marsh', 'bog-crocodile'],
          ['corporal-pell', 'loose-bones'],
          ['sergeant-dunmore', 'cellar-ghoul'],
        ],
      },
      Bo: { gold: 0, beaten: [['sable-wren', 'candle-imp']] },
    });
    expect(linesOf(table)).toEqual([
      ['gold 0', 'most-beasts 5', 'most-undead 5', 'most-warriors 5'],
      ['gold 0', 'most-fiends 5', 'most-rogues 5'],
    ]);
  });

  test('gives the full 5 to all tied leaders (ruling 23)', () => {
    const table = scored({
      Ana: { gold: 0, beaten: [['bram-oakfist', 'loose-bones']] },
      Bo: {
        gold: 0,
        beaten: [
          ['tilda-marsh', 'cellar-ghoul'],
          ['sable-wren', 'thornback-boar'],
        ],
      },
      Cy: {
        gold: 0,
        beaten: [
          ['jory-halfpenny', 'bog-crocodile'],
          ['nim-quickpurse', 'granary-rat-king'],
        ],
      },
    });
    expect(linesOf(table)).toEqual([
      ['gold 0', 'most-undead 5', 'most-warriors 5'],
      ['gold 0', 'most-undead 5', 'most-warriors 5'],
      ['gold 0', 'most-beasts 5', 'most-rogues 5'],
    ]);
  });

  test.each([
    ['beast', 'granary-rat-king', 'most-beasts'],
    ['undead', 'loose-bones', 'most-undead'],
    ['fiend', 'candle-imp', 'most-fiends'],
  ] as const)('gives 5 for the most monsters of a type: %s', (_type, monster, why) => {
    expect(linesOf(scored({ Ana: { beaten: [['bram-oakfist', monster]] }, Bo: {} }))[0]).toEqual([
      'gold 3',
      `${why} 5`,
      'most-warriors 5',
    ]);
  });

  test.each([
    ['bram-oakfist', 'most-warriors'],
    ['sable-wren', 'most-rogues'],
    ['fennel-ashby', 'most-mages'],
  ] as const)('gives 5 for the most heroes of a class: %s', (hero, why) => {
    expect(linesOf(scored({ Ana: {}, Bo: { beaten: [[hero, 'candle-imp']] } }))[1]).toEqual([
      'gold 3',
      'most-fiends 5',
      `${why} 5`,
    ]);
  });
});

describe('the winner', () => {
  test.each([
    ['has the most gold, including bonuses', 12, 2, [2, 1, 3], null],
    ['has more monsters in a tie (ruling 24)', 13, 1, [2, 1, 3], 'monsters'],
  ])('%s', (_, ana, cy, places, tieBreak) => {
    const bo: Sitting = { gold: 3, beaten: [['bram-oakfist', 'loose-bones']] };
    const table = scored({ Ana: { gold: ana }, Bo: bo, Cy: { gold: cy } });
    expect(emporium.outcome(table.state)).toEqual({ ending: 'monsters', scores: [ana, 13, cy], places, tieBreak });
  });

  test.each([
    ['Ana', [1, 2, 3]],
    ['Bo', [3, 1, 2]],
    ['Cy', [2, 3, 1]],
  ] as const)('ruling 24: comes first clockwise from the marker in a further tie: %s', (marker, places) => {
    const table = scored({ Ana: {}, Bo: {}, Cy: {} }, marker);
    expect(emporium.outcome(table.state)).toMatchObject({ scores: [3, 3, 3], places, tieBreak: 'marker' });
  });

  test('is named without a tie-break if only others tie', () => {
    const table = scored({ Ana: { gold: 1 }, Bo: { gold: 4 }, Cy: { gold: 1 } }, 'Cy');
    expect(emporium.outcome(table.state)).toMatchObject({ places: [3, 1, 2], tieBreak: null });
  });

  test('is unknown while the game runs', () => {
    const table = tableOf({ players: { Ana: {}, Bo: {} } });
    expect(emporium.outcome(table.state)).toBeUndefined();
    expect(table.all('seat-scored')).toEqual([]);
  });
});
