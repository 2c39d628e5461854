import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { fetchGameUi } from '../../renderer/games/game-uis.ts';
import { termFinder } from '../../renderer/table/terms/find-terms.ts';
import { type Catalogue, languages } from '../../renderer/words/index.ts';
import { games } from '../../shared/games/index.ts';
import { allCatalogues, startWords } from './every-word.ts';

beforeAll(() => startWords('en'));

/** The maximum length of a meaning, in characters: a little over two lines of its card. */
const longest = 150;

function sentencesOf(catalogue: Catalogue | string): readonly string[] {
  return typeof catalogue === 'string' ? [catalogue] : Object.values(catalogue).flatMap(sentencesOf);
}

/** All texts of a game except its glossary; catalogues of Mercado start with its first word only. */
function saidBy(game: string, all: Readonly<Record<string, Catalogue>>): string {
  const begin = game.startsWith('mercado') ? 'mercado' : game;
  const own = Object.entries(all).filter(([name]) => name.startsWith(begin));
  return own.flatMap(([, { glossary: _, ...catalogue }]) => sentencesOf(catalogue)).join('\n');
}

const spoken = Object.keys(games).flatMap((game) => languages.map((language) => ({ game, language })));

describe('terms of a game', () => {
  it.each(spoken)('$game, $language: have a meaning each, and forms in use', async ({ game, language }) => {
    const ui = await fetchGameUi(game);
    const catalogues = allCatalogues()[language];
    const entries = Object.entries(Object(catalogues[game]?.glossary));
    expect(entries.map(([term]) => term).sort()).toEqual(Object.keys(ui?.glossary ?? {}).sort());
    expect(entries.length).toBeGreaterThanOrEqual(5);
    const said = saidBy(game, catalogues);
    for (const [term, entry] of entries) {
      const { forms = '', means = '' } = Object(entry);
      expect(means.length, term).toBeGreaterThan(20);
      expect(means.length, term).toBeLessThanOrEqual(longest);
      for (const form of String(forms).split(',')) {
        expect(said.match(termFinder({ [term]: form }).pattern)?.length ?? 0, `${term}: ${form}`).toBeGreaterThan(0);
      }
    }
  });

  it.each(spoken)('$game, $language: link to headings of its rules', async ({ game, language }) => {
    const ui = await fetchGameUi(game);
    const rules = readFileSync(`shared/games/${game}/rules${language === 'en' ? '' : `.${language}`}.md`, 'utf8');
    for (const [term, { rule }] of Object.entries(ui?.glossary ?? {})) expect(rules, term).toContain(`{#${rule}}`);
  });
});
