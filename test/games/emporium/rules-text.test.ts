import { beforeAll, describe, expect, test } from 'vitest';
import { wordsFrom } from '../../../renderer/games/emporium/words.ts';
import shellEn from '../../../renderer/words/en/shell.json' with { type: 'json' };
import shellEs from '../../../renderer/words/es/shell.json' with { type: 'json' };
import shellFr from '../../../renderer/words/fr/shell.json' with { type: 'json' };
import { translatorFor } from '../../../renderer/words/index.ts';
import { highestBid } from '../../../shared/games/emporium/choices.ts';
import { heroes, heroIds, levels } from '../../../shared/games/emporium/heroes.ts';
import { emporium } from '../../../shared/games/emporium/index.ts';
import { fullHand } from '../../../shared/games/emporium/item-decks.ts';
import { item, itemIds, itemsOf } from '../../../shared/games/emporium/items/index.ts';
import { heroClasses, slotKinds } from '../../../shared/games/emporium/items/item.ts';
import { tierRules, tiers } from '../../../shared/games/emporium/items/tiers.ts';
import { monsterIds, monsters, monsterTypes } from '../../../shared/games/emporium/monsters.ts';
import { heroesInRow, monstersInRow } from '../../../shared/games/emporium/rows.ts';
import { bonus } from '../../../shared/games/emporium/scoring.ts';
import { cardsOfLevel } from '../../../shared/games/emporium/setup.ts';
import { banishingFee } from '../../../shared/games/emporium/votes.ts';
import { startWords } from '../../renderer/every-word.ts';
import {
  areBuiltAlike,
  between,
  figures,
  numberWord,
  rulesInLanguages,
  sayTheSameFigures,
  table,
} from '../rules-in-languages.ts';
import { citedBy, headings, rulesOf, sourcesOf } from '../rules-text.ts';

const english = rulesOf('emporium', 'en');
/** Each language with its words for the numbers from 3 on that its text writes out. */
const texts = rulesInLanguages('emporium', {
  en: { shell: shellEn, counted: { 3: 'three', 4: 'four', 5: 'five' } },
  fr: { shell: shellFr, counted: { 3: 'trois', 4: 'quatre', 5: 'cinq' } },
  es: { shell: shellEs, counted: { 3: 'tres', 4: 'cuatro', 5: 'cinco' } },
});
const rulings = 26;

const wordsIn = (language: string) => wordsFrom(translatorFor('emporium', language), [], language);

beforeAll(() => startWords('en'));

describe('the rules of Emporium as text', () => {
  areBuiltAlike(texts, { rulings, links: 20 });
  sayTheSameFigures(texts);

  test.each(texts)('$language: classes, slots and types are named in the order of the code', ({ language, text }) => {
    const words = wordsIn(language);
    const cards = between(text, 'the-cards', 'setup').replace(/\s+/g, ' ');
    const [, ...lists] = /\(([^()\d]+)\)[^(]*:? [^(]*\(([^()]+)\)/.exec(cards) ?? [];
    expect(lists).toEqual([
      heroClasses.map((each) => words.heroClass(each)).join(', '),
      monsterTypes.map((each) => words.monsterType(each)).join(', '),
    ]);
    let from = 0;
    for (const kind of slotKinds) {
      const at = cards.indexOf(words.slot(kind), from);
      expect(at, kind).toBeGreaterThan(-1);
      from = at + words.slot(kind).length;
    }
  });

  test.each(texts)('$language: the table of tiers', ({ language, text }) => {
    const words = wordsIn(language);
    expect(table(text, 'the-cards', 'setup')).toEqual(
      tiers.map((tier) => {
        const { priceCap, upgradesTo, secondUpgrade } = tierRules[tier];
        const into = upgradesTo === null ? ['–', '–'] : [words.tier(upgradesTo), String(secondUpgrade)];
        return [words.tier(tier), String(itemsOf(tier).length), String(priceCap), ...into];
      }),
    );
  });

  test.each(texts)('$language: the table of heroes is that of the records', ({ language, text }) => {
    const words = wordsIn(language);
    expect(table(text, 'heroes', 'monsters')).toEqual(
      heroIds.map((id) => [
        String(heroes[id].level),
        words.hero(id),
        words.heroClass(heroes[id].heroClass),
        String(heroes[id].base),
        heroes[id].slots.map((slot) => words.slot(slot)).join(', '),
      ]),
    );
  });

  test.each(texts)('$language: the table of monsters is that of the records', ({ language, text }) => {
    const words = wordsIn(language);
    expect(table(text, 'monsters', 'items')).toEqual(
      monsterIds.map((id) => [
        String(monsters[id].level),
        words.monster(id),
        words.monsterType(monsters[id].monsterType),
        String(monsters[id].strength),
        String(monsters[id].gold),
      ]),
    );
  });

  test.each(texts)('$language: the tables of items are those of the records', ({ language, text }) => {
    const words = wordsIn(language);
    for (const [index, tier] of tiers.entries()) {
      const found = table(text, tier, tiers[index + 1] ?? 'what-is-reconstructed');
      expect(found, tier).toEqual(
        itemsOf(tier).map((id) => {
          const { slot, heroClass, strength } = item(id);
          return [words.item(id), words.slot(slot), words.heroClass(heroClass), String(strength)];
        }),
      );
    }
  });

  test.each(texts)('$language: every card has a name of its own', ({ language }) => {
    const words = wordsIn(language);
    const names = [
      ...heroIds.map((id) => words.hero(id)),
      ...monsterIds.map((id) => words.monster(id)),
      ...itemIds.map((id) => words.item(id)),
    ];
    expect(new Set(names).size).toBe(heroIds.length + monsterIds.length + itemIds.length);
    for (const name of names) expect(name).not.toContain("'");
  });

  test.each(texts)('$language: the figures of the setup', ({ text, counted }) => {
    expect(between(text, 'setup', 'a-round')).toMatch(numberWord(counted, cardsOfLevel));
    const unused = heroIds.length - cardsOfLevel * levels.length;
    const players = [2, 3, 5].flatMap((seats) => [heroesInRow(seats), seats, ...(seats === 2 ? [] : [seats + 1])]);
    const state = emporium.setup(2, {}, [1, 2, 3, 4]);
    const [first] = state.players;
    // The levels, who stays in the box, the rows, and what everybody takes.
    expect(figures(text, 'setup', 'a-round')).toEqual([
      ...levels,
      unused,
      monstersInRow,
      ...players,
      first?.gold,
      fullHand,
    ]);
    for (const seats of [4, 6]) expect(heroesInRow(seats)).toBe(heroesInRow(seats - 1));
    expect(first?.hand.length).toBe(fullHand);
  });

  test.each(texts)('$language: what a round, a vote and the scoring count', ({ text, counted }) => {
    expect(figures(text, 'ruling-7', 'ruling-8')).toEqual([1, highestBid]);
    expect(between(text, 'ruling-17', 'ruling-18')).toMatch(numberWord(counted, fullHand));
    expect(figures(text, 'restocking', 'banishing')).toEqual(
      expect.arrayContaining([tierRules.leather.secondUpgrade, tierRules.chainmail.secondUpgrade]),
    );
    expect(figures(text, 'banishing', 'the-end')).toContain(banishingFee);
    const scoring = between(text, 'scoring', 'options');
    const bonuses = scoring.split('\n').filter((line) => line.startsWith(`- ${bonus} `));
    expect(bonuses).toHaveLength(3);
    for (const line of bonuses.slice(0, 2)) expect(line).toMatch(numberWord(counted, monsterTypes.length));
    expect(bonuses[2]).toMatch(numberWord(counted, heroClasses.length));
  });

  test.each(texts)('$language: every option is named', ({ text, shell }) => {
    const options = between(text, 'options', 'what-is-hidden');
    const words: Readonly<Record<string, { readonly title: string }>> = shell.options.emporium;
    expect(emporium.options.length).toBeGreaterThan(0);
    for (const { id } of emporium.options) expect(options).toContain(`**${words[id]?.title}**`);
  });

  test.each(texts)('$language: says how much is reconstructed', ({ text }) => {
    const section = text.slice(text.indexOf('{#what-is-reconstructed}'));
    for (const cards of [heroIds, monsterIds, itemIds]) expect(section).toMatch(new RegExp(`\\b${cards.length}\\b`));
    expect(section).toMatch(new RegExp(`\\b${rulings}\\b`));
    expect(section.replace(/\s+/g, ' ')).toMatch(
      new RegExp(tiers.map((tier) => `\\b${itemsOf(tier).length}\\b`).join(',? \\w* ?')),
    );
  });

  test('every heading that the log, the counter or a sheet leads to is there', () => {
    const anchors = headings(english).map(({ anchor }) => anchor);
    const linked = sourcesOf('emporium').flatMap((source) =>
      [...source.matchAll(/(?:\brule: |\bopenRule\()'([a-z0-9-]+)'/g)].map(([, anchor]) => anchor ?? ''),
    );
    expect([...new Set(linked)].filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });

  test('every rule that the code cites is there', () => {
    const titles = headings(english).map(({ title }) => title);
    const cited = citedBy('emporium');
    expect(cited.titles.length).toBeGreaterThan(5);
    expect(cited.titles.filter((title) => !titles.includes(title))).toEqual([]);
    expect(cited.rulings.length).toBeGreaterThan(15);
    expect(cited.rulings.filter((number) => number < 1 || number > rulings)).toEqual([]);
  });
});
