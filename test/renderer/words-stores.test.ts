import { beforeAll, describe, expect, test } from 'vitest';
import { spokenStore } from '../../renderer/games/brick-and-mortar/interaction/shop-data.ts';
import { effectParts } from '../../renderer/games/brick-and-mortar/words/effect-parts.ts';
import { effectSentence } from '../../renderer/games/brick-and-mortar/words/effect-words.ts';
import { wordsFrom } from '../../renderer/games/brick-and-mortar/words.ts';
import { languages, translatorFor } from '../../renderer/words/index.ts';
import type { Translate } from '../../renderer/words/translate.ts';
import { type Effect, effectWindows } from '../../shared/games/brick-and-mortar/effects.ts';
import { itemTypes } from '../../shared/games/brick-and-mortar/items.ts';
import { isStoreId, type StoreId, stores } from '../../shared/games/brick-and-mortar/stores/index.ts';
import { allCatalogues, startWords } from './every-word.ts';

const namespace = 'brick-and-mortar-stores';
const storeIds = Object.keys(stores).filter(isStoreId);

/** Every modifier on a card, with its store. */
const effects: readonly (readonly [StoreId, Effect])[] = storeIds.flatMap((store) =>
  stores[store].effects.map((effect): readonly [StoreId, Effect] => [store, effect]),
);

const unfilled = /[{}]|undefined|null|NaN|\s{2}/;

beforeAll(() => startWords('en'));

describe.each(languages)('texts of the stores in %s', (language) => {
  const asked = new Set<string>();
  const translate: Translate = (key, facts) => {
    asked.add(key);
    return translatorFor(namespace, language)(key, facts);
  };
  const keysOf = (section: string): readonly string[] =>
    Object.keys(allCatalogues()[language][namespace]?.[section] ?? {});

  test('name every store, type and moment, and nothing else; each store has a name of its own', () => {
    const ids = keysOf('names').filter((key) => !key.endsWith('_the'));
    expect(ids.toSorted()).toEqual(storeIds.toSorted());
    expect(keysOf('types')).toEqual([...itemTypes]);
    expect(keysOf('windows')).toEqual([...effectWindows]);
    expect(new Set(ids.map((id) => translate(`names.${id}`))).size).toBe(storeIds.length);
  });

  test('have each name with its article for the middle of a sentence', () => {
    for (const id of storeIds) {
      const withArticle = translate(`names.${id}`, { context: 'the' });
      expect(withArticle).toMatch(/^(?:(?:the|le|la|les|el|los|las) |l’)?\p{Lu}/u);
      expect(withArticle.endsWith(translate(`names.${id}`)), withArticle).toBe(true);
    }
  });

  test('have a whole sentence for every modifier, in the name of its store and in place of words on its plinth', () => {
    const words = wordsFrom(translatorFor('brick-and-mortar', language), [], language);
    for (const [store, effect] of effects) {
      const sentence = effectSentence(effect, translate);
      expect(sentence, store).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence, store).not.toMatch(unfilled);
      expect(spokenStore(store, words, null)).toContain(sentence);
      const written = effectParts(effect, words.money).flatMap((part) => ('text' in part ? [part.text] : []));
      for (const text of written) expect(text, store).not.toMatch(/\p{L}/u);
    }
  });

  test('have no unused wording of a modifier', () => {
    for (const [, effect] of effects) effectSentence(effect, translate);
    const wordings = ['effects', 'figures', 'items'].flatMap((section) =>
      keysOf(section).map((key) => `${section}.${key.replace(/_(zero|one|two|few|many|other)$/, '')}`),
    );
    expect(wordings.filter((key) => !asked.has(key))).toEqual([]);
  });

  test('state another figure if a card has another', () => {
    let changes = 0;
    for (const [store, effect] of effects) {
      if (!('amount' in effect) || typeof effect.amount !== 'number') continue;
      const other = { ...effect, amount: effect.amount + 1 };
      expect(effectSentence(other, translate), store).not.toBe(effectSentence(effect, translate));
      expect(effectParts(other, String), store).not.toEqual(effectParts(effect, String));
      changes += 1;
    }
    expect(changes).toBeGreaterThan(10);
  });
});

test('the assumptions of the sentences hold for every card', () => {
  const choices = new Map<string, Set<boolean>>();
  for (const [store, effect] of effects) {
    choices.set(effect.kind, (choices.get(effect.kind) ?? new Set()).add(effect.optional === true));
    // "of one type" omits no type; a store's own discount starts with the first item
    if (effect.kind !== 'supply-discount') continue;
    if (effect.scope === 'order') expect(effect.items, store).toEqual(itemTypes);
    else expect(effect.leastItems, store).toBe(1);
  }
  // "You may" belongs to the kind, not to the card
  for (const [kind, optional] of choices) expect([...optional], kind).toHaveLength(1);
});
