import { beforeAll, describe, expect, test } from 'vitest';
import { abilityBrief, abilitySentence } from '../../../../renderer/games/harbour/words/ability-words.ts';
import { actionSentences, partSentence } from '../../../../renderer/games/harbour/words/part-words.ts';
import { recipeOf } from '../../../../renderer/games/harbour/words/recipes.ts';
import { languages } from '../../../../renderer/words/index.ts';
import { symbols } from '../../../../shared/games/harbour/actions.ts';
import { board, boardIds } from '../../../../shared/games/harbour/boards.ts';
import { buildingIds } from '../../../../shared/games/harbour/buildings/index.ts';
import { goods } from '../../../../shared/games/harbour/goods.ts';
import { allCatalogues, startWords } from '../../every-word.ts';
import { actions, cardWords, figuresOf, parts, withOtherFigures } from './card-words.ts';

const abilities = boardIds.flatMap((id) => {
  const { ability } = board(id);
  return ability === null ? [] : [[id, ability] as const];
});

/** Maximum length of a text in a narrow place, in letters. */
const longestAbilityBrief = 32;

const unfilled = /[{}]|undefined|null|NaN| {2}/;
const sentences = /^\p{Lu}.*\.$/u;

beforeAll(() => startWords('en'));

describe.each(languages)('the words of the cards in %s', (language) => {
  test('name every building, board, good and symbol, and nothing else', () => {
    const catalogue = allCatalogues()[language]['harbour-buildings'];
    const keys = (section: string) => Object.keys(catalogue?.[section] ?? {});
    expect(keys('buildings').toSorted()).toEqual([...buildingIds].toSorted());
    expect(keys('boards').toSorted()).toEqual([...boardIds].toSorted());
    expect(keys('goods')).toEqual([...goods]);
    expect(keys('symbols')).toEqual([...symbols]);
    const names = [...Object.values(catalogue?.buildings ?? {}), ...Object.values(catalogue?.boards ?? {})];
    expect(new Set(names).size).toBe(buildingIds.length + boardIds.length);
  });

  test.each(actions)('%s: whole sentences', (_, action) => {
    const text = actionSentences(action, cardWords(language));
    expect(text).toMatch(sentences);
    expect(text).not.toMatch(unfilled);
  });

  test.each(parts)('%s: the sentence has every figure of the part', (_, part) => {
    const text = partSentence(part, cardWords(language));
    for (const figure of figuresOf(part)) expect(text).toMatch(new RegExp(`(?<!\\d)${figure}(?!\\d)`));
  });

  test('a different figure gives a different sentence', () => {
    const translate = cardWords(language);
    let changes = 0;
    for (const [id, part] of parts) {
      for (const other of withOtherFigures(part)) {
        changes += 1;
        expect(partSentence(other, translate), id).not.toBe(partSentence(part, translate));
      }
    }
    expect(changes).toBeGreaterThan(100);
    for (const [id, ability] of abilities) {
      for (const other of withOtherFigures(ability))
        expect(abilitySentence(other, translate), id).not.toBe(abilitySentence(ability, translate));
    }
  });

  test.each(abilities)('%s: has a sentence and a short form for its ability', (_, ability) => {
    const text = abilitySentence(ability, cardWords(language));
    expect(text).toMatch(sentences);
    expect(text).not.toMatch(unfilled);
    const brief = abilityBrief(ability, cardWords(language));
    expect(brief).not.toMatch(unfilled);
    expect(brief.length).toBeGreaterThan(0);
    expect(brief.length).toBeLessThanOrEqual(longestAbilityBrief);
  });

  test('no wording is unused', () => {
    const asked = new Set<string>();
    const translate = cardWords(language, asked);
    for (const [, action] of actions) {
      actionSentences(action, translate);
      for (const opponents of [0, 1, 2]) recipeOf(action, translate, opponents);
    }
    for (const [, part] of parts) partSentence(part, translate);
    for (const [, ability] of abilities) {
      abilitySentence(ability, translate);
      abilityBrief(ability, translate);
    }
    const catalogue = allCatalogues()[language]['harbour-buildings'];
    const wordings = ['parts', 'brief', 'recipe', 'abilities', 'ability-brief', 'figures'].flatMap((section) =>
      Object.keys(catalogue?.[section] ?? {}).map((key) => `${section}.${key.replace(/_(one|many|other)$/, '')}`),
    );
    expect(wordings.length).toBeGreaterThan(60);
    expect([...new Set(wordings)].filter((key) => !asked.has(key))).toEqual([]);
  });
});
