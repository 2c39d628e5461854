import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../../renderer/words/index.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';
import { allCatalogues } from '../renderer/every-word.ts';
import { between, citedBy, figuresIn, headings, linksIn, rulesInLanguages, rulesOf } from './rules-text.ts';

const catalogues = allCatalogues();
const textAt = (catalogue: Catalogue | string | undefined, key: string): Catalogue | string | undefined =>
  typeof catalogue === 'object' ? catalogue[key] : undefined;

/** The anchors that a game's log leads to. */
function anchorsOfLog(game: string): readonly string[] {
  const [start = game] = game.split('-');
  return Object.entries(catalogues.en)
    .filter(([namespace]) => namespace.startsWith(start))
    .flatMap(([, catalogue]) => Object.keys(catalogue.rules ?? {}));
}

describe.each(Object.values<AnyGame>(games))('the rules of $id as text', ({ id, options }) => {
  const english = rulesOf(id, 'en');
  const outlineOf = (text: string) => headings(text).map(({ level, anchor }) => ({ level, anchor }));
  const anchors = outlineOf(english).map(({ anchor }) => anchor);
  const titles = headings(english).map(({ title }) => title);

  test.each(rulesInLanguages(id))('$language: have the same headings, anchors and links in order', ({ text }) => {
    expect(outlineOf(text)).toEqual(outlineOf(english));
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(linksIn(text).toSorted()).toEqual(linksIn(english).toSorted());
    expect(linksIn(text).filter((link) => !anchors.includes(link))).toEqual([]);
  });

  test.each(rulesInLanguages(id))('$language: number the rulings as their anchors', ({ text }) => {
    const rulings = headings(text).filter(({ anchor }) => anchor.startsWith('ruling-'));
    expect(rulings.map(({ anchor }) => anchor)).toEqual(rulings.map((_, index) => `ruling-${index + 1}`));
    for (const { title, anchor } of rulings) expect(title.split('.')[0]).toBe(anchor.slice('ruling-'.length));
  });

  // a French “one” is no figure, but a word for “a”
  test.each(rulesInLanguages(id))('$language: give the same figures in every section', ({ text }) => {
    for (const [index, anchor] of anchors.entries()) {
      const [figures, same] = [text, english].map((each) => {
        return new Set(figuresIn(between(each, anchor, anchors[index + 1])).filter((figure) => figure > 1));
      });
      expect(figures, anchor).toEqual(same);
    }
  });

  test.each(rulesInLanguages(id))('$language: name every option', ({ language, text }) => {
    const words = textAt(textAt(catalogues[language].shell, 'options'), id);
    for (const option of options) {
      expect(text.toLowerCase()).toContain(String(textAt(textAt(words, option.id), 'title')).toLowerCase());
    }
  });

  test('have every heading that the page leads to and the code cites', () => {
    const cited = citedBy(id);
    const led = [...cited.anchors, ...anchorsOfLog(id), ...[...cited.rulings].map((number) => `ruling-${number}`)];
    expect(led.length).toBeGreaterThan(0);
    expect(led.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
    expect([...cited.titles].filter((title) => !titles.includes(title))).toEqual([]);
  });
});
