import { beforeAll, describe, expect, test } from 'vitest';
import { wordsFrom } from '../../../../renderer/games/shopping-street/words.ts';
import { languages, translatorFor } from '../../../../renderer/words/index.ts';
import { seatAt } from '../../../../shared/engine/index.ts';
import { pawnValues } from '../../../../shared/games/shopping-street/pawns.ts';
import { productGroups, productIds, shopTypes } from '../../../../shared/games/shopping-street/products.ts';
import { spaceIds } from '../../../../shared/games/shopping-street/street.ts';
import { thieves } from '../../../../shared/games/shopping-street/thieves.ts';
import { allCatalogues, startWords } from '../../every-word.ts';

type Catalogue = ReturnType<typeof allCatalogues>['en'][string];

/** Every key of a catalogue, without plural forms. */
function keysOf(catalogue: Catalogue, before = ''): readonly string[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [(before + key).replace(/_(one|many|other)$/, '')] : keysOf(value, `${before}${key}.`),
  );
}

const catalogue = 'shopping-street-cards';

/** The game's words in a language and the keys of the card catalogue that they use. */
function wordsIn(language: (typeof languages)[number]) {
  const translate = translatorFor('shopping-street', language);
  const asked = new Set<string>();
  const words = wordsFrom(
    (key, facts) => {
      const [namespace, own] = key.split(':');
      if (namespace === catalogue && own !== undefined) asked.add(own);
      return translate(key, facts);
    },
    [],
    language,
  );
  return { words, asked };
}

/** The most letters that fit a street sign or a column of the ledger. */
const longestType = 12;
const longestCaption = 22;

beforeAll(() => startWords('en'));

describe.each(languages)('the names on the cards of Shopping Street in %s', (language) => {
  test('each type, group, caption and thief has a unique name', () => {
    const { words } = wordsIn(language);
    const captions = productIds.filter((id) => id.endsWith('-1')).map((id) => words.caption(id));
    const lists = [
      shopTypes.map((type) => words.type(type)),
      shopTypes.map((type) => words.typeInFull(type)),
      [...productGroups.map((group) => words.group(group)), ...shopTypes.map((type) => words.type(type))],
      thieves.map((thief) => words.thief(thief)),
      spaceIds.map((space) => words.space(space)),
      productIds.map((id) => words.card(id)),
      captions,
    ];
    for (const list of lists) expect(new Set(list).size, list.join()).toBe(list.length);
    expect(captions).toHaveLength(shopTypes.length * productGroups.length);
  });

  test('names fit signs and cards', () => {
    const { words } = wordsIn(language);
    for (const type of shopTypes) expect(words.type(type).length, words.type(type)).toBeLessThanOrEqual(longestType);
    for (const id of productIds)
      expect(words.caption(id).length, words.caption(id)).toBeLessThanOrEqual(longestCaption);
  });

  test('each type has unique letters that start its name', () => {
    const { words } = wordsIn(language);
    const letters = shopTypes.map((type) => translatorFor(catalogue, language)(`letters.${type}`));
    expect(new Set(letters).size).toBe(shopTypes.length);
    for (const [at, type] of shopTypes.entries()) expect(words.type(type).startsWith(letters[at] ?? '?')).toBe(true);
    expect(letters.filter(({ length }) => length > 2)).toEqual([]);
  });

  test('the page uses every key of the catalogue', () => {
    const { words, asked } = wordsIn(language);
    for (const id of productIds) expect([words.card(id), words.caption(id)]).not.toContain('');
    for (const type of shopTypes) words.typeInFull(type);
    for (const thief of thieves) words.thief(thief);
    for (const space of spaceIds) words.space(space);
    for (const pawn of pawnValues) words.pawn(pawn);
    for (const amount of [1, -1]) words.change(amount);
    words.points(1);
    words.cards(1);
    words.name(seatAt(0));
    // the letters on the signs are asked for by TypeLetters
    const letters = shopTypes.map((type) => `letters.${type}`);
    const own = allCatalogues()[language][catalogue] ?? {};
    expect([...new Set(keysOf(own))].toSorted()).toEqual([...asked, ...letters].toSorted());
  });
});
