import { describe, expect, test } from 'vitest';
import shellEn from '../../../renderer/words/en/shell.json' with { type: 'json' };
import shellEs from '../../../renderer/words/es/shell.json' with { type: 'json' };
import shellFr from '../../../renderer/words/fr/shell.json' with { type: 'json' };
import {
  type ChallengeId,
  challengeIds,
  challenges,
  fameRanks,
  fewActions,
  greatDeal,
  moreStands,
} from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import { goods, markedSpaces } from '../../../shared/games/mercado-de-lisboa/market.ts';
import {
  customerTiles,
  improves,
  levels,
  openTiles,
  restaurantCopies,
  restaurants,
  standTilesOfEach,
  woodenStands,
} from '../../../shared/games/mercado-de-lisboa/tiles.ts';
import { rulesInLanguages } from '../rules-in-languages.ts';
import { citedBy, headings, linksIn, rows, rulesOf } from '../rules-text.ts';

const english = rulesOf('mercado-de-lisboa', 'en');
/** Each language with its goods in the order of the code, and its words for all of them and for nothing. */
const texts = rulesInLanguages('mercado-de-lisboa', {
  en: {
    shell: shellEn,
    goods: ['fish', 'flowers', 'tomatoes', 'meat', 'grapes'],
    all: 'all five',
    nothing: 'Nothing.',
  },
  fr: {
    shell: shellFr,
    goods: ['poisson', 'fleurs', 'tomates', 'viande', 'raisin'],
    all: 'les cinq',
    nothing: 'Rien.',
  },
  es: { shell: shellEs, goods: ['pescado', 'flores', 'tomates', 'carne', 'uvas'], all: 'las cinco', nothing: 'Nada.' },
});
const rulings = 21;

/** The text between two headings, by their anchors. */
function between(text: string, from: string, to: string): string {
  return text.slice(text.indexOf(`{#${from}}`), text.indexOf(`{#${to}}`));
}

/** The rows of the first table of a section, without its head. */
function table(text: string, from: string, to: string): readonly (readonly string[])[] {
  return rows(between(text, from, to)).slice(2);
}

const marksOf = (id: ChallengeId) => `${challenges[id].marks.rule}${challenges[id].marks.fameAt}`;

describe('the rules of Mercado de Lisboa as text', () => {
  test.each(texts)('$language: the same headings and anchors in the same order, each once', ({ text }) => {
    const outline = headings(text).map(({ level, anchor }) => ({ level, anchor }));
    expect(outline).toEqual(headings(english).map(({ level, anchor }) => ({ level, anchor })));
    expect(new Set(outline.map(({ anchor }) => anchor)).size).toBe(outline.length);
  });

  test.each(texts)('$language: every link leads to a heading', ({ text }) => {
    const anchors = headings(text).map(({ anchor }) => anchor);
    expect(linksIn(text).length).toBeGreaterThan(15);
    expect(linksIn(text).toSorted()).toEqual(linksIn(english).toSorted());
    for (const link of linksIn(text)) expect(anchors).toContain(link);
  });

  test.each(texts)('$language: the rulings, numbered as their anchors', ({ text }) => {
    const found = headings(text).filter(({ anchor }) => anchor.startsWith('ruling-'));
    expect(found.map(({ anchor }) => anchor)).toEqual(Array.from({ length: rulings }, (_, at) => `ruling-${at + 1}`));
    for (const { title, anchor } of found) expect(title.split('.')[0]).toBe(anchor.slice('ruling-'.length));
  });

  test.each(texts)('$language: the marked spaces are those of the code', ({ text }) => {
    const drawn = table(text, 'the-market', 'stands').flatMap(([, ...spaces], row) =>
      spaces.flatMap((space, column) => (space === '●' ? [row * 5 + column] : [])),
    );
    expect(drawn).toEqual(markedSpaces);
  });

  test.each(texts)('$language: the table of restaurants', ({ text, goods: named, all }) => {
    expect(table(text, 'restaurants', 'customers').map(([, helps, copies]) => [helps, copies])).toEqual(
      restaurants.map((restaurant) => {
        const [only, ...more] = improves[restaurant];
        return [more.length > 0 || only === undefined ? all : named[goods.indexOf(only)], String(restaurantCopies)];
      }),
    );
  });

  test.each(texts)('$language: the table of customers', ({ text }) => {
    expect(table(text, 'customers', 'setup').map(([level, tiles]) => [level, tiles])).toEqual(
      levels.map((level) => [String(level), String(customerTiles.filter((tile) => tile.level === level).length)]),
    );
  });

  test.each(texts)('$language: the goods in their order, and the figures of the setup', ({ text, goods: named }) => {
    const stands = between(text, 'stands', 'restaurants').replace(/\s+/g, ' ');
    expect(stands).toContain(named.join(', '));
    for (const figure of [standTilesOfEach, woodenStands]) expect(stands).toMatch(new RegExp(`\\b${figure}\\b`));
    const setup = between(text, 'setup', 'a-turn');
    expect(setup).toMatch(new RegExp(`\\b${markedSpaces.length}\\b`));
    expect(setup.match(new RegExp(`\\b${openTiles}\\b`, 'g'))?.length).toBeGreaterThanOrEqual(3);
  });

  test.each(texts)('$language: the nine challenges, their fame and their marks', ({ text, shell, nothing }) => {
    const names: Readonly<Record<string, string>> = shell.options['mercado-de-lisboa'].challenge.values;
    const found = table(text, 'the-nine-challenges', 'what-is-hidden');
    expect(found.map(([name, , , fame]) => [name, fame])).toEqual(
      challengeIds.map((id) => [names[id], challenges[id].fameAt.join(' / ')]),
    );
    const reconstructed = rows(text.slice(text.indexOf('{#what-is-reconstructed}')));
    expect(reconstructed.filter(([, marks]) => /^[KPR]{2}$/.test(marks ?? ''))).toEqual(
      challengeIds.map((id) => [names[id], marksOf(id)]),
    );
    for (const [index, id] of challengeIds.entries()) {
      const { counted, twist } = challenges[id];
      const [, different, counts] = found[index] ?? [];
      expect(different === nothing, id).toBe(twist === 'none');
      if (counted.what === 'coins-from') expect(counts).toContain(` ${counted.level} `);
      if (twist === 'few-actions') expect(different).toMatch(new RegExp(`\\b${fewActions}`));
      if (twist === 'more-stands') expect(different).toMatch(new RegExp(`\\b${moreStands}\\b`));
    }
    // Those who count the same say so in the same words.
    const says = (what: string) =>
      new Set(
        found
          .filter((_row, index) => challenges[challengeIds[index] ?? 'specialist'].counted.what === what)
          .map(([, , counts]) => counts),
      );
    expect(says('coins').size).toBe(1);
  });

  test.each(texts)('$language: fame, the great deal and what they call the player', ({ text }) => {
    const alone = between(text, 'playing-alone', 'the-nine-challenges');
    expect(alone).toContain(String(greatDeal.coins));
    expect(alone).toContain(String(3 * challengeIds.length + greatDeal.fame));
    const limits = table(text, 'playing-alone', 'the-nine-challenges').map(([fame]) => Number(/\d+$/.exec(fame ?? '')));
    const [, second, ...more] = fameRanks.map(({ from }) => from);
    expect(limits).toEqual([second, second, ...more]);
  });

  test.each(texts)('$language: every option is named', ({ text, shell }) => {
    const options = between(text, 'options', 'the-end');
    const words: Readonly<Record<string, { readonly title: string }>> = shell.options['mercado-de-lisboa'];
    for (const { id } of mercadoDeLisboa.options) expect(options).toContain(`**${words[id]?.title}**`);
  });

  test.each(texts)('$language: says how many rules and figures of the challenges are known', ({ text }) => {
    const section = text.slice(text.indexOf('{#what-is-reconstructed}')).replace(/\s+/g, ' ');
    const known = challengeIds.filter((id) => challenges[id].marks.rule === 'K').length;
    expect(section).toMatch(new RegExp(`\\b${known} \\w+ K \\w+ ${challengeIds.length - known} \\w+ R\\b`));
    expect(challengeIds.every((id) => challenges[id].marks.fameAt === 'R')).toBe(true);
    expect(section).toMatch(new RegExp(`\\b${3 * challengeIds.length}\\b`));
  });

  test('every rule that the code cites is there', () => {
    const titles = headings(english).map(({ title }) => title);
    const cited = citedBy('mercado-de-lisboa');
    expect(cited.titles.length).toBeGreaterThan(5);
    expect(cited.titles.filter((title) => !titles.includes(title))).toEqual([]);
    expect(cited.rulings.length).toBeGreaterThan(10);
    expect(cited.rulings.filter((number) => number < 1 || number > rulings)).toEqual([]);
  });
});
