import { beforeAll, describe, expect, test } from 'vitest';
import { wordsFrom } from '../../../renderer/games/harbour/words.ts';
import rollWords from '../../../renderer/words/en/harbour-roll.json' with { type: 'json' };
import { translatorFor } from '../../../renderer/words/index.ts';
import type { BuildingSymbol, Mark } from '../../../shared/games/harbour/actions.ts';
import {
  allCharacters,
  baseCharacters,
  board,
  type CharacterId,
  needsOthers,
} from '../../../shared/games/harbour/boards.ts';
import { buildingIds, buildings } from '../../../shared/games/harbour/buildings/index.ts';
import { ranks } from '../../../shared/games/harbour/scoring.ts';
import { inlandTradersPay } from '../../../shared/games/harbour/trade/purchase.ts';
import { startWords } from '../../renderer/every-word.ts';
import { areBuiltAlike, rulesInLanguages } from '../rules-in-languages.ts';
import { citedBy, headings, rows, rulesOf, sourcesOf } from '../rules-text.ts';

const english = rulesOf('harbour', 'en');
const texts = rulesInLanguages('harbour', {
  en: {},
  fr: {},
  es: {},
});
const rulings = 35;

const wordsIn = (language: string) => wordsFrom(translatorFor('harbour', language), [], language);

/** The marks of a record's fields in the order of the table; a field without one is R. */
function marksOf<Field extends string>(
  marks: Partial<Readonly<Record<Field, Mark>>>,
  fields: readonly Field[],
): Mark[] {
  return fields.map((field) => marks[field] ?? 'R');
}

const buildingMarks = (id: (typeof buildingIds)[number]) =>
  marksOf(buildings[id].marks ?? {}, ['name', 'action', 'cost', 'points', 'symbols']);
const characterMarks = (id: CharacterId) => marksOf(board(id).marks, ['name', 'ability', 'starts', 'symbols']);

/** The characters of the box, then the promotional ones. */
const charactersInOrder = [...baseCharacters, ...allCharacters.filter((id) => !baseCharacters.includes(id))];

/** The text between two headings, by their anchors. */
function between(text: string, from: string, to: string): string {
  return text.slice(text.indexOf(`{#${from}}`), text.indexOf(`{#${to}}`));
}

beforeAll(() => startWords('en'));

describe('the rules of Harbour as text', () => {
  areBuiltAlike(texts, { rulings, links: 15 });

  test.each(texts)('$language: the table of buildings is that of the records', ({ language, text }) => {
    const words = wordsIn(language);
    const symbols = (all: readonly BuildingSymbol[]) =>
      all.length === 0 ? '–' : all.map((symbol) => words.symbol(symbol)).join(', ');
    const [, , ...table] = rows(between(text, 'buildings', 'characters'));
    expect(table).toEqual(
      buildingIds.map((id) => [
        words.building(id),
        words.action(buildings[id].action),
        words.money(buildings[id].cost),
        String(buildings[id].points),
        symbols(buildings[id].symbols),
      ]),
    );
  });

  test.each(texts)('$language: the tables of characters are those of the records', ({ language, text }) => {
    const words = wordsIn(language);
    const row = (id: CharacterId) => {
      const { symbols, action, ability } = board(id);
      if (action.order !== 'or') throw new Error(`${id}: a starting building offers goods or a purchase`);
      return [
        words.board(id),
        ability === null ? '' : words.ability(ability),
        words.action({ order: 'all', parts: action.goods }),
        symbols.map((symbol) => words.symbol(symbol)).join(', '),
      ];
    };
    const section = between(text, 'characters', 'options');
    const table = rows(section).filter(([first]) => allCharacters.some((id) => words.board(id) === first));
    expect(table).toEqual(charactersInOrder.map(row));
    expect(section).toContain(words.action(board('the-wharfs').action));
  });

  test.each(texts)(
    '$language: who is left out alone, the ranks and the inland traders are those of the code',
    (each) => {
      const { language, text } = each;
      const words = wordsIn(language);
      const alone = between(text, 'playing-alone', 'the-practice-opponent');
      for (const id of allCharacters) expect(alone.includes(words.board(id)), id).toBe(needsOthers(id));
      const [, , ...table] = rows(alone);
      expect(table.map(([, rank]) => rank)).toEqual(ranks.map(({ rank }) => words.roll(`ranks.${rank}`)).toReversed());
      const limits = ranks.map(({ points }) => points).filter(Number.isFinite);
      for (const limit of limits) expect(table.some(([points]) => points?.endsWith(` ${limit}`))).toBe(true);
      expect(between(text, 'inland-traders', 'the-market-adjusts')).toContain(words.money(inlandTradersPay));
    },
  );

  test.each(texts)(
    '$language: the marks are those of the records, and stand with what is reconstructed alone',
    (each) => {
      const { language, text } = each;
      const words = wordsIn(language);
      const [rules = '', section = ''] = text.split('{#what-is-reconstructed}');
      expect(
        rows(rules)
          .flat()
          .filter((cell) => /^[KPR]{4,}$/.test(cell)),
      ).toEqual([]);
      expect(rows(section).filter(([, marks]) => /^[KPR]{4,}$/.test(marks ?? ''))).toEqual([
        ...buildingIds.map((id) => [words.building(id), buildingMarks(id).join('')]),
        ...charactersInOrder.map((id) => [words.board(id), characterMarks(id).join('')]),
      ]);
    },
  );

  test.each(texts)('$language: says how many figures are known, partly known and reconstructed', ({ text }) => {
    const section = text.slice(text.indexOf('{#what-is-reconstructed}'));
    for (const all of [buildingIds.flatMap(buildingMarks), allCharacters.flatMap(characterMarks)]) {
      const count = (mark: Mark) => all.filter((each) => each === mark).length;
      expect(section).toMatch(new RegExp(`\\b${all.length}\\b`));
      expect(section).toMatch(
        new RegExp(
          `\\b${count('K')}\\s\\w+\\sK\\b[^.]*\\b${count('P')}\\s\\w+\\sP\\b[^.]*\\b${count('R')}\\s\\w+\\sR\\b`,
        ),
      );
    }
  });

  test('every heading that the log, the counter or a sheet leads to is there', () => {
    const anchors = headings(english).map(({ anchor }) => anchor);
    const linked = sourcesOf('harbour').flatMap((source) =>
      [...source.matchAll(/(?:\brule: |\bopenRule\()'([a-z-]+)'/g)].map(([, anchor]) => anchor),
    );
    expect(linked.length).toBeGreaterThan(5);
    expect([...new Set(linked)].filter((anchor) => !anchors.includes(anchor ?? ''))).toEqual([]);
    expect(Object.keys(rollWords.rules).filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });

  test('every rule that the code cites is there', () => {
    const titles = headings(english).map(({ title }) => title);
    const cited = citedBy('harbour');
    expect(cited.titles.length).toBeGreaterThan(10);
    expect(cited.titles.filter((title) => !titles.includes(title))).toEqual([]);
    expect(cited.rulings.length).toBeGreaterThan(10);
    expect(cited.rulings.filter((number) => number < 1 || number > rulings)).toEqual([]);
  });
});
