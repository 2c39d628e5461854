import { beforeAll, describe, expect, test } from 'vitest';
import { wordsFrom } from '../../../renderer/games/emporium/words.ts';
import { translatorFor } from '../../../renderer/words/index.ts';
import { heroes, heroIds } from '../../../shared/games/emporium/heroes.ts';
import { item, itemIds, itemsOf } from '../../../shared/games/emporium/items/index.ts';
import { tierRules, tiers } from '../../../shared/games/emporium/items/tiers.ts';
import { monsterIds, monsters } from '../../../shared/games/emporium/monsters.ts';
import { startWords } from '../../renderer/every-word.ts';
import { rulesInLanguages, table } from '../rules-text.ts';

beforeAll(() => startWords('en'));

describe.each(rulesInLanguages('emporium'))('the tables of the rules in $language', ({ language, text }) => {
  const wordsOf = () => wordsFrom(translatorFor('emporium', language), [], language);

  test('list the tiers', () => {
    const words = wordsOf();
    expect(table(text, 'the-cards', 'setup')).toEqual(
      tiers.map((tier) => {
        const { priceCap, upgradesTo, secondUpgrade } = tierRules[tier];
        const into = upgradesTo === null ? ['–', '–'] : [words.tier(upgradesTo), String(secondUpgrade)];
        return [words.tier(tier), String(itemsOf(tier).length), String(priceCap), ...into];
      }),
    );
  });

  test('list the heroes', () => {
    const words = wordsOf();
    expect(table(text, 'heroes', 'monsters')).toEqual(
      heroIds.map((id) => {
        const { level, heroClass, base, slots } = heroes[id];
        const kinds = slots.map((slot) => words.slot(slot)).join(', ');
        return [String(level), words.hero(id), words.heroClass(heroClass), String(base), kinds];
      }),
    );
  });

  test('list the monsters', () => {
    const words = wordsOf();
    expect(table(text, 'monsters', 'items')).toEqual(
      monsterIds.map((id) => {
        const { level, monsterType, strength, gold } = monsters[id];
        return [String(level), words.monster(id), words.monsterType(monsterType), String(strength), String(gold)];
      }),
    );
  });

  test.each(tiers.map((tier, index) => [tier, tiers[index + 1] ?? 'what-is-reconstructed'] as const))(
    'list the items of %s',
    (tier, next) => {
      const words = wordsOf();
      expect(table(text, tier, next)).toEqual(
        itemsOf(tier).map((id) => {
          const { slot, heroClass, strength } = item(id);
          return [words.item(id), words.slot(slot), words.heroClass(heroClass), String(strength)];
        }),
      );
    },
  );

  test('give every card a unique name', () => {
    const words = wordsOf();
    const names = [...heroIds.map(words.hero), ...monsterIds.map(words.monster), ...itemIds.map(words.item)];
    expect(new Set(names).size).toBe(names.length);
  });
});
