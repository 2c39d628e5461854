import { describe, expect, test } from 'vitest';
import { challengeIds, challenges, fameRanks } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import { markedSpaces } from '../../../shared/games/mercado-de-lisboa/market.ts';
import { customerTiles, levels, restaurantCopies, restaurants } from '../../../shared/games/mercado-de-lisboa/tiles.ts';
import { between, rows, rulesInLanguages, table } from '../rules-text.ts';

describe.each(rulesInLanguages('mercado-de-lisboa'))('the tables of the rules in $language', ({ text }) => {
  test('show the marked spaces', () => {
    const drawn = table(text, 'the-market', 'stands').flatMap(([, ...spaces], row) =>
      spaces.flatMap((space, column) => (space === '●' ? [row * 5 + column] : [])),
    );
    expect(drawn).toEqual(markedSpaces);
  });

  test('list the restaurants and the customers', () => {
    expect(table(text, 'restaurants', 'customers').map(([, , copies]) => copies)).toEqual(
      restaurants.map(() => String(restaurantCopies)),
    );
    expect(table(text, 'customers', 'setup').map(([level, tiles]) => [level, tiles])).toEqual(
      levels.map((level) => [String(level), String(customerTiles.filter((tile) => tile.level === level).length)]),
    );
  });

  test('list the challenges with fame and sources', () => {
    const found = table(text, 'the-nine-challenges', 'what-is-hidden');
    expect(found.map(([, , , fame]) => fame)).toEqual(challengeIds.map((id) => challenges[id].fameAt.join(' / ')));
    const marked = rows(between(text, 'what-is-reconstructed')).filter(([, marks]) => /^[KPR]{2}$/.test(marks ?? ''));
    expect(marked).toEqual(
      challengeIds.map((id, index) => [found[index]?.[0], challenges[id].marks.rule + challenges[id].marks.fameAt]),
    );
    for (const [index, id] of challengeIds.entries()) {
      const { counted } = challenges[id];
      if (counted.what === 'coins-from') expect(found[index]?.[2]).toContain(` ${counted.level} `);
    }
  });

  test('list the ranks of fame', () => {
    const limits = table(text, 'playing-alone', 'the-nine-challenges').map(([fame]) => Number(/\d+$/.exec(fame ?? '')));
    const [, second, ...more] = fameRanks.map(({ from }) => from);
    expect(limits).toEqual([second, second, ...more]);
  });
});
