import { beforeAll, describe, expect, test } from 'vitest';
import { wordsFrom } from '../../../renderer/games/harbour/words.ts';
import { translatorFor } from '../../../renderer/words/index.ts';
import type { BuildingSymbol, Mark } from '../../../shared/games/harbour/actions.ts';
import { allCharacters, board, type CharacterId, needsOthers } from '../../../shared/games/harbour/boards.ts';
import { buildingIds, buildings } from '../../../shared/games/harbour/buildings/index.ts';
import { ranks } from '../../../shared/games/harbour/scoring.ts';
import { startWords } from '../../renderer/every-word.ts';
import { between, rows, rulesInLanguages, table } from '../rules-text.ts';

/** The marks of a record's fields in the order of the table; a field without one is R. */
const marksOf = <Field extends string>(marks: { readonly [F in Field]?: Mark }, fields: readonly Field[]): string =>
  fields.map((field) => marks[field] ?? 'R').join('');

beforeAll(() => startWords('en'));

describe.each(rulesInLanguages('harbour'))('the tables of the rules in $language', ({ language, text }) => {
  const wordsOf = () => wordsFrom(translatorFor('harbour', language), [], language);
  const sorted = (lines: readonly (readonly string[])[]) => lines.map((line) => line.join(' | ')).toSorted();

  test('list the buildings', () => {
    const words = wordsOf();
    const symbols = (all: readonly BuildingSymbol[]) => all.map((symbol) => words.symbol(symbol)).join(', ') || '–';
    expect(table(text, 'buildings', 'characters')).toEqual(
      buildingIds.map((id) => {
        const { action, cost, points, symbols: shown } = buildings[id];
        return [words.building(id), words.action(action), words.money(cost), String(points), symbols(shown)];
      }),
    );
  });

  test('list the characters', () => {
    const words = wordsOf();
    const row = (id: CharacterId) => {
      const { symbols, action, ability } = board(id);
      if (action.order !== 'or') throw new Error(`${id}: a starting building offers goods or a purchase`);
      const goods = words.action({ order: 'all', parts: action.goods });
      const shown = symbols.map((symbol) => words.symbol(symbol)).join(', ') || '–';
      return [words.board(id), ability === null ? '' : words.ability(ability), goods, shown];
    };
    const section = between(text, 'characters', 'options');
    const found = rows(section).filter(([first]) => allCharacters.some((id) => words.board(id) === first));
    expect(sorted(found)).toEqual(sorted(allCharacters.map(row)));
    expect(section).toContain(words.action(board('the-wharfs').action));
  });

  test('say who is left out alone, and which ranks there are', () => {
    const words = wordsOf();
    const alone = between(text, 'playing-alone', 'the-practice-opponent');
    for (const id of allCharacters) expect(alone.includes(words.board(id)), id).toBe(needsOthers(id));
    const found = rows(alone).slice(2);
    expect(found.map(([, rank]) => rank)).toEqual(ranks.map(({ rank }) => words.log(`ranks.${rank}`)).toReversed());
    const limits = ranks.map(({ points }) => points).filter(Number.isFinite);
    for (const limit of limits) expect(found.some(([points]) => points?.endsWith(` ${limit}`))).toBe(true);
  });

  test('mark known and reconstructed figures', () => {
    const words = wordsOf();
    const found = rows(between(text, 'what-is-reconstructed')).filter(([, marks]) => /^[KPR]{4,}$/.test(marks ?? ''));
    const ofBuildings = buildingIds.map((id) => [
      words.building(id),
      marksOf(buildings[id].marks ?? {}, ['name', 'action', 'cost', 'points', 'symbols']),
    ]);
    const ofCharacters = allCharacters.map((id) => [
      words.board(id),
      marksOf(board(id).marks, ['name', 'ability', 'starts', 'symbols']),
    ]);
    expect(sorted(found)).toEqual(sorted([...ofBuildings, ...ofCharacters]));
  });
});
