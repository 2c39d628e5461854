import { beforeAll, describe, expect, test } from 'vitest';
import type { Recipe } from '../../../../renderer/design/drawing/recipe-layout.ts';
import { recipeOf } from '../../../../renderer/games/harbour/words/recipes.ts';
import { languages } from '../../../../renderer/words/index.ts';
import { type Action, gain } from '../../../../shared/games/harbour/actions.ts';
import { startWords } from '../../every-word.ts';
import { actions, cardWords, withOtherFigures } from './card-words.ts';

/** The goods shown, their numbers, and the symbols. */
function pictures(rows: Recipe): readonly string[] {
  return rows.flat().flatMap((part) => {
    if ('good' in part) return [`${part.count ?? 1} ${part.good}`];
    return 'icon' in part ? [part.icon] : [];
  });
}

function textOf(rows: Recipe): string {
  return JSON.stringify(rows);
}

beforeAll(() => startWords('en'));

describe('recipes', () => {
  test('follow the record when it changes', () => {
    const changed: Action = { order: 'all', parts: [gain('stone', 2, 3)] };
    expect(recipeOf(changed, cardWords('en'))).toEqual([
      [{ good: 'stone', count: 2 }],
      [{ text: '+3 each' }, { icon: 'anchor' }],
    ]);
  });

  test.each(languages)('a different figure gives a different recipe in %s', (language) => {
    const all = (action: Action) =>
      [0, 1, 2].map((opponents) => textOf(recipeOf(action, cardWords(language), opponents))).join();
    for (const [id, action] of actions) {
      for (const other of withOtherFigures(action)) expect(all(other), id).not.toBe(all(action));
    }
  });

  test.each(actions)('%s: every language shows the same pictures', (_, action) => {
    const [english, ...others] = languages.map((language) => pictures(recipeOf(action, cardWords(language))));
    for (const other of others) expect(other).toEqual(english);
  });
});
