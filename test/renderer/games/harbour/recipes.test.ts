import { beforeAll, describe, expect, test } from 'vitest';
import { layRecipe, type Recipe } from '../../../../renderer/design/harbour/recipe-layout.ts';
import { recipeOf } from '../../../../renderer/games/harbour/words/recipes.ts';
import { languages } from '../../../../renderer/words/index.ts';
import { type Action, gain } from '../../../../shared/games/harbour/actions.ts';
import { board } from '../../../../shared/games/harbour/boards.ts';
import { type BuildingId, buildings } from '../../../../shared/games/harbour/buildings/index.ts';
import { startWords } from '../../every-word.ts';
import { actions, cardWords, withOtherFigures } from './card-words.ts';

/** The paper in the door of a building 92, 116 and 136 pixels wide, and the letters on it at least, in pixels. */
const doors = [
  { width: 68, height: 88, least: 12 },
  { width: 92, height: 88, least: 14 },
  { width: 112, height: 84, least: 16 },
];

const recipe = (id: BuildingId, language = 'en', opponents = 2) =>
  recipeOf(buildings[id].action, cardWords(language), opponents);

/** The goods shown, with how many of each, and the signs. */
function pictures(rows: Recipe): readonly string[] {
  return rows.flat().flatMap((part) => {
    if ('text' in part) return [];
    return 'good' in part ? [`${part.count ?? 1} ${part.good}`] : [part.icon];
  });
}

function textOf(rows: Recipe): string {
  return JSON.stringify(rows);
}

/** What goes in and out of the stock by the records, in the way `pictures` tells it. */
function goodsOf(action: Action): readonly string[] {
  const parts = action.order === 'or' ? action.goods : action.parts;
  return parts.flatMap((part) => {
    if (part.kind === 'gain') return [`${part.base} ${part.good}`];
    if (part.kind !== 'convert') return [];
    return [...Object.entries(part.pays), ...Object.entries(part.gains)].map(([good, count]) => `${count} ${good}`);
  });
}

beforeAll(() => startWords('en'));

describe('recipes', () => {
  test('show what the record says, in rows', () => {
    expect(recipe('sushi-shop')).toEqual([
      [{ good: 'fish' }, { icon: 'arrow' }],
      [{ good: 'livestock' }, { good: 'wood' }, { good: 'stone' }],
    ]);
    expect(recipe('quarry')).toEqual([[{ good: 'stone' }], [{ text: '+1 each' }, { icon: 'anchor' }]]);
    expect(recipe('golem-workshop')).toEqual([
      [{ good: 'livestock', count: 3 }, { icon: 'arrow' }, { good: 'stone', count: 5 }],
    ]);
    expect(recipe('lighthouse')).toEqual([[{ text: 'one good up to 3' }]]);
    expect(recipe('smokehouse')).toEqual([[{ good: 'fish' }, { good: 'livestock' }]]);
    expect(recipe('clocktower')).toEqual([[{ text: 'any 1' }], [{ text: 'then one more turn' }]]);
    expect(recipeOf(board('bookkeeper').action, cardWords('en'))).toEqual([
      [{ good: 'wood' }, { text: '+\u00a0any' }],
      [{ text: 'or buy' }],
    ]);
    expect(recipeOf(board('the-wharfs').action, cardWords('en'))).toEqual([[{ text: 'any 2' }], [{ text: 'or buy' }]]);
  });

  test('tell what an action does with as many opponents as there are', () => {
    expect(recipe('tax-office', 'en', 0)).toEqual([[{ text: 'any 2' }]]);
    expect(recipe('tax-office', 'en', 1)).toEqual([[{ text: 'take any 2' }]]);
    expect(recipe('tax-office', 'en', 3)).toEqual([[{ text: 'each opponent gives 1' }]]);
    expect(recipe('abbey', 'en', 0)).toEqual([[{ text: 'any 3' }]]);
    expect(recipe('pirate-den', 'en', 0)).toEqual([[{ text: 'any 1' }]]);
  });

  test('follow the record when it changes', () => {
    const changed: Action = { order: 'all', parts: [gain('stone', 2, 3)] };
    expect(recipeOf(changed, cardWords('en'))).toEqual([
      [{ good: 'stone', count: 2 }],
      [{ text: '+3 each' }, { icon: 'anchor' }],
    ]);
  });

  test.each(languages)('another figure makes another recipe, in %s', (language) => {
    const all = (action: Action) =>
      [0, 1, 2].map((opponents) => textOf(recipeOf(action, cardWords(language), opponents))).join();
    for (const [id, action] of actions) {
      for (const other of withOtherFigures(action)) expect(all(other), id).not.toBe(all(action));
    }
  });

  test.each(actions)('%s: the goods of the record are pictures, and every language shows the same', (_, action) => {
    const [english, ...others] = languages.map((language) => pictures(recipeOf(action, cardWords(language))));
    for (const other of others) expect(other).toEqual(english);
    expect(english?.filter((picture) => /^\d/.test(picture)).toSorted()).toEqual(goodsOf(action).toSorted());
  });

  describe.each(languages)('in %s', (language) => {
    test.each(actions)('%s: fits into the door in at most three rows of its own', (_, action) => {
      for (const opponents of [0, 1, 2]) {
        const rows = recipeOf(action, cardWords(language), opponents);
        expect(rows.length).toBeGreaterThan(0);
        expect(rows.length).toBeLessThanOrEqual(3);
        for (const { width, height, least } of doors) {
          const laid = layRecipe(rows, width, height);
          expect(laid.text).toBeGreaterThanOrEqual(least);
          expect(laid.rows.length).toBeLessThanOrEqual(5);
          for (const row of laid.rows) expect(row.width).toBeLessThanOrEqual(width);
        }
      }
    });
  });
});
