import { beforeAll, describe, expect, test } from 'vitest';
import { effectBrief, effectSentence } from '../../renderer/games/brick-and-mortar/words/effect-words.ts';
import { languages, translatorFor } from '../../renderer/words/index.ts';
import type { Translate } from '../../renderer/words/translate.ts';
import { type Effect, effectWindows } from '../../shared/games/brick-and-mortar/effects.ts';
import { itemTypes } from '../../shared/games/brick-and-mortar/items.ts';
import { isStoreId, type StoreId, stores } from '../../shared/games/brick-and-mortar/stores/index.ts';
import { allCatalogues, startWords } from './every-word.ts';

const namespace = 'brick-and-mortar-stores';
const storeIds = Object.keys(stores).filter(isStoreId);

/** Every modifier on a card, beside the store that has it. */
const effects: readonly (readonly [StoreId, Effect])[] = storeIds.flatMap((store) =>
  stores[store].effects.map((effect): readonly [StoreId, Effect] => [store, effect]),
);

/** Longest text that a shop's plinth can take without squeezing the letters too much. */
const longestBrief = 18;
const unfilled = /[{}]|undefined|null|NaN|\s{2}/;

beforeAll(() => startWords('en'));

describe.each(languages)('the words of the stores in %s', (language) => {
  const asked = new Set<string>();
  const translate: Translate = (key, facts) => {
    asked.add(key);
    return translatorFor(namespace, language)(key, facts);
  };
  const keysOf = (section: string): readonly string[] =>
    Object.keys(allCatalogues()[language][namespace]?.[section] ?? {});

  test('name every store, type and moment, and nothing else; each store has a name of its own', () => {
    expect(keysOf('names').toSorted()).toEqual(storeIds.toSorted());
    expect(keysOf('types')).toEqual([...itemTypes]);
    expect(keysOf('windows')).toEqual([...effectWindows]);
    expect(new Set(Object.values(allCatalogues()[language][namespace]?.names ?? {})).size).toBe(storeIds.length);
  });

  test('have a whole sentence and a brief form for every modifier', () => {
    for (const [store, effect] of effects) {
      const sentence = effectSentence(effect, translate);
      expect(sentence, store).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence, store).not.toMatch(unfilled);
      const brief = effectBrief(effect, translate);
      expect(brief, store).not.toMatch(unfilled);
      expect(brief.length, `${store}: ${brief}`).toBeGreaterThan(0);
      expect(brief.length, `${store}: ${brief}`).toBeLessThanOrEqual(longestBrief);
    }
  });

  test('leave no wording of a modifier unused', () => {
    for (const [, effect] of effects) {
      effectSentence(effect, translate);
      effectBrief(effect, translate);
    }
    const wordings = ['effects', 'brief', 'figures', 'items'].flatMap((section) =>
      keysOf(section).map((key) => `${section}.${key.replace(/_(zero|one|two|few|many|other)$/, '')}`),
    );
    expect(wordings.filter((key) => !asked.has(key))).toEqual([]);
  });

  test('say another figure where a card has another one', () => {
    let changes = 0;
    for (const [store, effect] of effects) {
      if (!('amount' in effect) || typeof effect.amount !== 'number') continue;
      const other = { ...effect, amount: effect.amount + 1 };
      expect(effectSentence(other, translate), store).not.toBe(effectSentence(effect, translate));
      changes += 1;
    }
    expect(changes).toBeGreaterThan(10);
  });
});

test('what the sentences take for granted holds for every card', () => {
  const choices = new Map<string, Set<boolean>>();
  for (const [store, effect] of effects) {
    choices.set(effect.kind, (choices.get(effect.kind) ?? new Set()).add(effect.optional === true));
    // "of one type" leaves out no type; a store's own discount starts with the first item.
    if (effect.kind !== 'supply-discount') continue;
    if (effect.scope === 'order') expect(effect.items, store).toEqual(itemTypes);
    else expect(effect.leastItems, store).toBe(1);
  }
  // "You may" belongs to the kind, not to the card.
  for (const [kind, optional] of choices) expect([...optional], kind).toHaveLength(1);
});
