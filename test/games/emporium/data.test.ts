import { describe, expect, test } from 'vitest';
import { heroes, heroIds, isHeroId, levels } from '../../../shared/games/emporium/heroes.ts';
import { isItemId, item, itemIds, itemsOf } from '../../../shared/games/emporium/items/index.ts';
import { heroClasses, slotKinds } from '../../../shared/games/emporium/items/item.ts';
import { tierRules, tiers } from '../../../shared/games/emporium/items/tiers.ts';
import { isMonsterId, monsterIds, monsters, monsterTypes } from '../../../shared/games/emporium/monsters.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('the items', () => {
  test('36 of leather, 27 of chainmail, 18 of steel', () => {
    expect(tiers).toEqual(['leather', 'chainmail', 'steel']);
    expect(tiers.map((tier) => itemsOf(tier).length)).toEqual([36, 27, 18]);
    expect(new Set(itemIds).size).toBe(81);
    for (const tier of tiers) for (const id of itemsOf(tier)) expect(item(id)).toMatchObject({ id, tier });
  });

  test.each([
    ['leather', [1, 2, 2, 3]],
    ['chainmail', [3, 4, 5]],
    ['steel', [5, 7]],
  ] as const)('%s: each kind of slot and each class have the strengths %j', (tier, strengths) => {
    for (const slot of slotKinds) {
      for (const heroClass of heroClasses) {
        const cell = itemsOf(tier)
          .map(item)
          .filter((each) => each.slot === slot && each.heroClass === heroClass);
        expect(cell.map(({ strength }) => strength)).toEqual(strengths);
      }
    }
  });

  test('an axe and a wand need the same slot', () => {
    expect(item('farmhands-axe').slot).toBe(item('willow-twig-wand').slot);
  });

  test('what the tiers allow and cost', () => {
    expect(tierRules).toEqual({
      leather: { priceCap: 4, upgradesTo: 'chainmail', secondUpgrade: 1 },
      chainmail: { priceCap: 6, upgradesTo: 'steel', secondUpgrade: 2 },
      steel: { priceCap: 8, upgradesTo: null, secondUpgrade: 0 },
    });
  });

  test('what is no item', () => {
    expect([isItemId('kite-shield'), isItemId('bram-oakfist'), isItemId('toString')]).toEqual([true, false, false]);
  });
});

describe('the heroes', () => {
  test('27: three of each class at each level', () => {
    expect(heroIds).toHaveLength(27);
    for (const level of levels) {
      for (const heroClass of heroClasses) {
        expect(heroIds.filter((id) => heroes[id].level === level && heroes[id].heroClass === heroClass)).toHaveLength(
          3,
        );
      }
    }
  });

  test.each([
    [1, 2, [2, 3, 4], 6],
    [2, 3, [4, 5, 6], 9],
    [3, 4, [6, 7, 8], 12],
  ] as const)('level %i: %i slots, bases %j, each kind of slot %i times', (level, slots, bases, each) => {
    const ofLevel = heroIds.map((id) => heroes[id]).filter((hero) => hero.level === level);
    for (const hero of ofLevel) expect(hero.slots).toHaveLength(slots);
    for (const heroClass of heroClasses) {
      const found = ofLevel.filter((hero) => hero.heroClass === heroClass).map(({ base }) => base);
      expect(found.toSorted()).toEqual(bases);
    }
    for (const kind of slotKinds) {
      expect(ofLevel.flatMap((hero) => hero.slots).filter((slot) => slot === kind)).toHaveLength(each);
    }
  });

  test('what is no hero', () => {
    expect([isHeroId('bram-oakfist'), isHeroId('candle-imp'), isHeroId('toString')]).toEqual([true, false, false]);
  });
});

describe('the monsters', () => {
  test('27: three of each type at each level', () => {
    expect(monsterIds).toHaveLength(27);
    expect(monsterTypes).toEqual(['beast', 'undead', 'fiend']);
  });

  test.each([
    [1, 4, 8, 3, 7, 18, 15],
    [2, 10, 16, 6, 10, 39, 24],
    [3, 17, 24, 9, 14, 63, 36],
  ] as const)(
    'level %i: strength %i to %i, gold %i to %i, and the types weigh alike',
    (level, weak, strong, poor, rich, strength, gold) => {
      const ofLevel = monsterIds.map((id) => monsters[id]).filter((monster) => monster.level === level);
      const strengths = ofLevel.map((monster) => monster.strength);
      const rewards = ofLevel.map((monster) => monster.gold);
      expect([Math.min(...strengths), Math.max(...strengths)]).toEqual([weak, strong]);
      expect([Math.min(...rewards), Math.max(...rewards)]).toEqual([poor, rich]);
      for (const type of monsterTypes) {
        const ofType = ofLevel.filter(({ monsterType }) => monsterType === type);
        expect(ofType).toHaveLength(3);
        expect(sum(ofType.map((monster) => monster.strength))).toBe(strength);
        expect(sum(ofType.map((monster) => monster.gold))).toBe(gold);
      }
    },
  );

  test('what is no monster', () => {
    expect([isMonsterId('candle-imp'), isMonsterId('bram-oakfist'), isMonsterId('toString')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
