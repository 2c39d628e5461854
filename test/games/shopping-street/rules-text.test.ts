import { beforeAll, describe, expect, test } from 'vitest';
import { ruleAnchors } from '../../../renderer/games/shopping-street/log-lines/line.ts';
import { wordsFrom } from '../../../renderer/games/shopping-street/words.ts';
import shellEn from '../../../renderer/words/en/shell.json' with { type: 'json' };
import shellEs from '../../../renderer/words/es/shell.json' with { type: 'json' };
import shellFr from '../../../renderer/words/fr/shell.json' with { type: 'json' };
import { translatorFor } from '../../../renderer/words/index.ts';
import { seatAt } from '../../../shared/engine/index.ts';
import { blankRoundsToEnd, shopsToEnd } from '../../../shared/games/shopping-street/ending.ts';
import { displayPrice } from '../../../shared/games/shopping-street/hands.ts';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import { proposalValues } from '../../../shared/games/shopping-street/options.ts';
import { pawnsAtStart } from '../../../shared/games/shopping-street/pawns.ts';
import { mostOfType } from '../../../shared/games/shopping-street/placement.ts';
import {
  type ProductId,
  productGroups,
  productIds,
  productValues,
  shopTypes,
} from '../../../shared/games/shopping-street/products.ts';
import { pointsForGroup, reckonHand, reckonStreet, totalOf } from '../../../shared/games/shopping-street/scoring.ts';
import { cardsToOpen, type Shop } from '../../../shared/games/shopping-street/shops.ts';
import { idleSpaces, spaces } from '../../../shared/games/shopping-street/street.ts';
import { handLimit, thieves, thievesPerReshuffle } from '../../../shared/games/shopping-street/thieves.ts';
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
import { citedBy, headings, rows, rulesOf, sourcesOf } from '../rules-text.ts';

const english = rulesOf('shopping-street', 'en');
/** Each language with its words for the numbers that its text writes out. */
const texts = rulesInLanguages('shopping-street', {
  en: { shell: shellEn, and: 'and', counted: { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' } },
  fr: { shell: shellFr, and: 'et', counted: { 2: 'deux', 3: 'trois', 4: 'quatre', 5: 'cinq', 6: 'six' } },
  es: { shell: shellEs, and: 'y', counted: { 2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco', 6: 'seis' } },
});
const rulings = 28;

const wordsIn = (language: string) => wordsFrom(translatorFor('shopping-street', language), [], language);

/** A section in one line, however its lines are broken. */
const unbroken = (text: string, from: string, to: string) => between(text, from, to).replace(/\s+/g, ' ');

const ana = seatAt(0);

/** The shops of the worked example, and what is left in the hand. */
const example: { readonly shops: readonly Shop[]; readonly hand: readonly ProductId[] } = {
  shops: [
    {
      owner: ana,
      type: 'food',
      space: 'N3',
      pawn: 3,
      opened: 1,
      cards: ['food-stock-5', 'food-staff-4', 'food-decoration-4', 'food-delivery-3'],
    },
    {
      owner: ana,
      type: 'leisure',
      space: 'N4',
      pawn: 2,
      opened: 5,
      cards: [
        'leisure-stock-4',
        'leisure-staff-3',
        'leisure-decoration-3',
        'leisure-delivery-2',
        'leisure-technology-5',
      ],
    },
    {
      owner: ana,
      type: 'home',
      space: 'N5',
      pawn: 2,
      opened: 9,
      cards: ['home-stock-5', 'home-staff-3', 'home-decoration-2', 'home-delivery-2'],
    },
    {
      owner: ana,
      type: 'food',
      space: 'S6',
      pawn: 1,
      opened: 13,
      cards: ['food-stock-3', 'food-staff-3', 'food-decoration-2', 'food-technology-1'],
    },
    {
      owner: ana,
      type: 'personal',
      space: 'S9',
      pawn: 1,
      opened: 17,
      cards: ['personal-stock-4', 'personal-staff-2', 'personal-decoration-2', 'personal-delivery-1'],
    },
  ],
  hand: ['tech-stock-5', 'tech-staff-3', 'home-technology-3', 'food-delivery-2'],
};

beforeAll(() => startWords('en'));

describe('the rules of Shopping Street as text', () => {
  areBuiltAlike(texts, { rulings, links: 25 });
  sayTheSameFigures(texts);

  test.each(texts)('$language: types, groups and thieves are named as on the cards', ({ language, text, and }) => {
    const words = wordsIn(language);
    const inWords = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
    expect(table(text, 'the-cards', 'the-street').map(([type, inFull]) => [type, inFull])).toEqual(
      shopTypes.map((type) => [words.type(type), words.typeInFull(type)]),
    );
    const cards = unbroken(text, 'the-cards', 'the-street');
    expect(cards).toContain(` ${inWords(productGroups.map((group) => words.group(group)))}.`);
    expect(cards).toContain(` ${inWords(thieves.map((thief) => words.thief(thief)))}.`);
    expect(cards).toContain(` ${inWords(pawnsAtStart(4).map((pawn) => words.pawn(pawn)))}.`);
  });

  test.each(texts)('$language: how many cards there are of what', ({ text }) => {
    expect(figures(text, 'the-cards', 'the-street')).toEqual([
      ...[1, productValues.length, shopTypes.length, productGroups.length, productIds.length],
      ...[thieves.length, pawnsAtStart(4).length, ...pawnsAtStart(4)],
    ]);
  });

  test.each(texts)('$language: the street as it lies', ({ language, text, and }) => {
    const words = wordsIn(language);
    const [north, , south] = rows(between(text, 'the-street', 'setup'));
    const named = (side: 'N' | 'S') => spaces.filter((space) => space.side === side).map(({ id }) => words.space(id));
    expect([north, south]).toEqual([named('N'), named('S')]);
    const inFront = (spaces.find(({ id }) => id === 'N4')?.facing ?? []).map((id) => words.space(id));
    expect(inFront).toHaveLength(3);
    expect(unbroken(text, 'the-street', 'setup')).toContain(
      ` ${inFront.slice(0, -1).join(', ')} ${and} ${inFront.at(-1)}.`,
    );
  });

  test.each(texts)('$language: the figures of the setup', ({ text }) => {
    const state = shoppingStreet.setup(4, {}, [1, 2, 3, 4]);
    const dealt = figures(text, 'setup', 'a-turn');
    expect(dealt.slice(0, 5)).toEqual([
      pawnsAtStart(4).length,
      productIds.length,
      state.players[0]?.hand.length,
      state.display.length,
      thieves.length,
    ]);
  });

  test.each(texts)('$language: what opening, the display and the street allow', ({ text, counted }) => {
    expect(unbroken(text, 'ruling-6', 'ruling-7')).toMatch(numberWord(counted, displayPrice));
    expect(unbroken(text, 'ruling-7', 'ruling-8')).toMatch(numberWord(counted, cardsToOpen));
    expect(unbroken(text, 'ruling-10', 'ruling-11')).toMatch(numberWord(counted, mostOfType));
    expect(unbroken(text, 'ruling-17', 'ruling-18')).toMatch(numberWord(counted, thievesPerReshuffle));
    expect(unbroken(text, 'open-a-shop', 'improve-a-shop')).toMatch(numberWord(counted, pawnsAtStart(4).length));
    expect(unbroken(text, 'other-player-counts', 'worked-example')).toMatch(
      numberWord(counted, pawnsAtStart(5).length),
    );
  });

  test.each(texts)('$language: the thieves’ limits', ({ text }) => {
    const limits = table(text, 'the-deck-and-the-thieves', 'the-end-of-the-game').map(([, cards]) => Number(cards));
    expect(limits).toEqual([handLimit(1), handLimit(2), handLimit(3)]);
    expect(handLimit(9)).toBe(handLimit(3));
    expect(figures(text, 'ruling-15', 'ruling-16')).toEqual(limits);
  });

  test.each(texts)('$language: when the game ends', ({ text, counted }) => {
    expect(figures(text, 'the-end-of-the-game', 'scoring')).toContain(shopsToEnd(4));
    expect(figures(text, 'other-player-counts', 'worked-example')).toContain(shopsToEnd(3));
    expect(figures(text, 'ruling-20', 'ruling-21')).toEqual([shopsToEnd(4), shopsToEnd(3)]);
    expect(shopsToEnd(5)).toBe(shopsToEnd(4));
    expect(unbroken(text, 'ruling-26', 'ruling-27')).toMatch(numberWord(counted, blankRoundsToEnd));
  });

  test.each(texts)('$language: the table of points', ({ text }) => {
    expect(table(text, 'scoring', 'other-player-counts')).toEqual(
      [2, 3, 4].map((shops) => [String(shops), String(pointsForGroup(shops))]),
    );
    expect(figures(text, 'ruling-23', 'ruling-24')).toEqual([pointsForGroup(5)]);
  });

  test.each(texts)('$language: the worked example is what the code reckons', ({ language, text }) => {
    const words = wordsIn(language);
    const lines = [...reckonStreet(example.shops, ana), reckonHand(example.hand)];
    const found = table(text, 'worked-example', 'options');
    expect(found.map((row) => Number(row.at(-1)))).toEqual([...lines.map(({ amount }) => amount), totalOf(lines)]);
    for (const [index, { space, type, pawn, cards }] of example.shops.entries()) {
      const [what, how] = found[index] ?? [];
      expect(what).toMatch(new RegExp(`^${words.space(space)}, ${words.type(type)}\\b`));
      expect(how).toBe(`(${cards.map((card) => card.at(-1)).join(' + ')}) × ${pawn}`);
    }
  });

  test.each(texts)('$language: every caption', ({ language, text }) => {
    const words = wordsIn(language);
    const captions = table(text, 'captions', 'what-is-reconstructed');
    expect(captions).toEqual(
      shopTypes.flatMap((type) =>
        productGroups.map((group) => [words.type(type), words.group(group), words.caption(`${type}-${group}-1`)]),
      ),
    );
    expect(new Set(captions.map(([, , caption]) => caption)).size).toBe(captions.length);
  });

  test.each(texts)('$language: every option is named, with what it may be', ({ language, text, shell }) => {
    const options = between(text, 'options', 'what-is-hidden');
    const words: Readonly<Record<string, { readonly title: string }>> = shell.options['shopping-street'];
    expect(shoppingStreet.options).toHaveLength(3);
    for (const { id } of shoppingStreet.options) expect(options).toContain(`**${words[id]?.title}**`);
    for (const used of ['16', '18'] as const) {
      expect(figures(text, 'options', 'what-is-hidden')).toContain(spaces.length - idleSpaces(3, used).length);
      for (const space of idleSpaces(3, used)) expect(options).toContain(wordsIn(language).space(space));
    }
    const [usual] = proposalValues;
    const values = [...proposalValues].map(Number);
    expect(figures(text, 'options', 'what-is-hidden')).toEqual(
      expect.arrayContaining([Math.min(...values), Math.max(...values), Number(usual)]),
    );
  });

  test.each(texts)('$language: says how much is reconstructed', ({ text }) => {
    const section = text.slice(text.indexOf('{#what-is-reconstructed}'));
    for (const known of [productIds.length, thieves.length, spaces.length, rulings]) {
      expect(section).toMatch(new RegExp(`\\b${known}\\b`));
    }
  });

  test('every heading that the log, the counter or a sheet leads to is there', () => {
    const anchors = headings(english).map(({ anchor }) => anchor);
    const linked = sourcesOf('shopping-street').flatMap((source) =>
      [...source.matchAll(/(?:\brule: |\bopenRule\()'([a-z0-9-]+)'/g)].map(([, anchor]) => anchor ?? ''),
    );
    const named = [...ruleAnchors, ...linked];
    expect([...new Set(named)].filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });

  test('every rule that the code cites is there', () => {
    const titles = headings(english).map(({ title }) => title);
    const cited = citedBy('shopping-street');
    expect(cited.titles.length).toBeGreaterThan(5);
    expect(cited.titles.filter((title) => !titles.includes(title))).toEqual([]);
    expect(cited.rulings.length).toBeGreaterThan(20);
    expect(cited.rulings.filter((number) => number < 1 || number > rulings)).toEqual([]);
  });
});
