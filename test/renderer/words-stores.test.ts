import { createInstance } from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { effectBrief, effectSentence } from '../../renderer/games/brick-and-mortar/words/effect-words.ts';
import en from '../../renderer/words/en/brick-and-mortar-stores.json' with { type: 'json' };
import es from '../../renderer/words/es/brick-and-mortar-stores.json' with { type: 'json' };
import fr from '../../renderer/words/fr/brick-and-mortar-stores.json' with { type: 'json' };
import type { Translate } from '../../renderer/words/translate.ts';
import { type Effect, effectWindows } from '../../shared/games/brick-and-mortar/effects.ts';
import { itemTypes } from '../../shared/games/brick-and-mortar/items.ts';
import { isStoreId, type StoreId, stores } from '../../shared/games/brick-and-mortar/stores/index.ts';

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

const catalogues: Readonly<Record<string, Catalogue>> = { en, fr, es };
const namespace = 'brick-and-mortar-stores';
const languages = Object.keys(catalogues);
const storeIds = Object.keys(stores).filter(isStoreId);

/** Every modifier on a card, beside the store that has it. */
const effects: readonly (readonly [StoreId, Effect])[] = storeIds.flatMap((store) =>
  stores[store].effects.map((effect): readonly [StoreId, Effect] => [store, effect]),
);

/** Longest text that a shop's plinth can take without squeezing the letters too much. */
const longestBrief = 18;

/** Keys of a catalogue with their sentences, as "section.key". */
function lines(catalogue: Catalogue): readonly (readonly [string, string])[] {
  return Object.entries(catalogue).flatMap(([section, words]) =>
    Object.entries(words).map(([key, text]): readonly [string, string] => [`${section}.${key}`, text]),
  );
}

const plural = /_(zero|one|two|few|many|other)$/;
const withoutPlural = (key: string) => key.replace(plural, '');

/** The placeholders of a text in alphabetical order, with the way they are formatted. */
function placeholders(text: string): readonly string[] {
  return (text.match(/\{\{.*?\}\}/g) ?? []).toSorted();
}

const translators = new Map<string, Translate>();
const asked = new Set<string>();

beforeAll(async () => {
  for (const language of languages) {
    const instance = createInstance();
    await instance.init({
      lng: language,
      fallbackLng: false,
      ns: [namespace],
      defaultNS: namespace,
      resources: { [language]: { [namespace]: catalogues[language] ?? {} } },
      interpolation: { escapeValue: false },
      saveMissing: true,
      missingKeyHandler: (_languages, _namespace, key) => {
        throw new Error(`${language}: no words for ${key}`);
      },
      missingInterpolationHandler: (text) => {
        throw new Error(`${language}: a placeholder stays empty in "${text}"`);
      },
    });
    translators.set(language, (key, facts) => {
      asked.add(key);
      return instance.t(key, { ...facts });
    });
  }
});

function translatorOf(language: string): Translate {
  const translate = translators.get(language);
  if (translate === undefined) throw new Error(`no translator for ${language}`);
  return translate;
}

function only(store: StoreId, kind: Effect['kind']): Effect {
  const found = stores[store].effects.find((effect) => effect.kind === kind);
  if (found === undefined) throw new Error(`${store} has no modifier of kind ${kind}`);
  return found;
}

describe('the catalogues', () => {
  test.each(languages)('%s names every store, type and moment, and nothing else', (language) => {
    const catalogue = catalogues[language] ?? {};
    expect(Object.keys(catalogue.names ?? {}).toSorted()).toEqual(storeIds.toSorted());
    expect(Object.keys(catalogue.types ?? {})).toEqual([...itemTypes]);
    expect(Object.keys(catalogue.windows ?? {})).toEqual([...effectWindows]);
  });

  test.each(languages)('%s gives every store a name of its own', (language) => {
    const names = Object.values(catalogues[language]?.names ?? {});
    expect(new Set(names).size).toBe(storeIds.length);
  });

  test.each(languages)('%s leaves no text empty and has every plural form its grammar knows', (language) => {
    const forms = new Map<string, string[]>();
    for (const [key, text] of lines(catalogues[language] ?? {})) {
      expect(text.trim(), key).not.toBe('');
      const form = plural.exec(key)?.[1];
      if (form !== undefined) forms.set(withoutPlural(key), [...(forms.get(withoutPlural(key)) ?? []), form]);
    }
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    expect(forms.size).toBeGreaterThan(itemTypes.length);
    for (const [key, found] of forms) expect(found.toSorted(), key).toEqual(wanted);
  });

  test.each(['fr', 'es'])('%s has the keys and the placeholders of English', (language) => {
    const english = new Map(lines(en).map(([key, text]) => [withoutPlural(key), placeholders(text)]));
    const other = lines(catalogues[language] ?? {});
    expect([...new Set(other.map(([key]) => withoutPlural(key)))]).toEqual([...english.keys()]);
    for (const [key, text] of other) expect(placeholders(text), key).toEqual(english.get(withoutPlural(key)));
  });
});

describe('the wording of modifiers', () => {
  test.each(languages)('%s has a whole sentence and a brief form for every modifier', (language) => {
    const translate = translatorOf(language);
    expect(effects.length).toBeGreaterThanOrEqual(70);
    for (const [store, effect] of effects) {
      const sentence = effectSentence(effect, translate);
      expect(sentence, store).toMatch(/^\p{Lu}.*\.$/u);
      expect(sentence, store).not.toMatch(/[{}]|undefined|null|NaN|\s{2}/);
      const brief = effectBrief(effect, translate);
      expect(brief, store).not.toMatch(/[{}]|undefined|null|NaN|\s{2}/);
      expect(brief.length, `${store}: ${brief}`).toBeGreaterThan(0);
      expect(brief.length, `${store}: ${brief}`).toBeLessThanOrEqual(longestBrief);
    }
  });

  test('no wording of a modifier is left unused', () => {
    for (const language of languages) {
      for (const [, effect] of effects) {
        effectSentence(effect, translatorOf(language));
        effectBrief(effect, translatorOf(language));
      }
    }
    const sections = ['effects.', 'brief.', 'figures.', 'items.'];
    const wordings = lines(en)
      .map(([key]) => withoutPlural(key))
      .filter((key) => sections.some((section) => key.startsWith(section)));
    expect(wordings.filter((key) => !asked.has(key))).toEqual([]);
  });

  test('the figures of the card are those of the sentence', () => {
    const translate = translatorOf('en');
    expect(effectSentence(only('estate-seller', 'supply-discount'), translate)).toBe(
      'Each jewelry item stocked in this store costs $4 less, though never less than $0.',
    );
    expect(effectSentence(only('warehouse', 'points-only-sales'), translate)).toBe(
      'Items sold from this store earn no money. Gain points instead: 1 point for each clothing item, 1 point for each electronics item, and 2 points for each jewelry item.',
    );
    expect(effectBrief(only('designer-boutique', 'sale-bonus'), translate)).toBe('+$6 each');
    expect(effectBrief(only('large-loading-dock', 'supply-discount'), translate)).toBe('5 alike: −$3');
  });

  test('lists follow the grammar of the language', () => {
    const consignment = only('consignment-store', 'sale-bonus');
    expect(effectSentence(consignment, translatorOf('fr'))).toContain('appareil électronique, bijou ou œuvre d’art');
    expect(effectSentence(consignment, translatorOf('es'))).toContain('aparato electrónico, joya u obra de arte');
  });

  test('the bakery words each half of its bonus once', () => {
    const translate = translatorOf('en');
    expect(stores.bakery.effects.map((effect) => effectBrief(effect, translate))).toEqual(['older −$2', 'fresh +$2']);
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
});
