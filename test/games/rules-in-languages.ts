import { expect, test } from 'vitest';
import { type Language, languages } from '../../shared/protocol/languages.ts';
import { headings, linksIn, outlineOf, rows, rulesOf } from './rules-text.ts';

/** A language with the rules in it. */
interface Text {
  readonly language: Language;
  readonly text: string;
}

/** The rules of a game in every language, with what else a test knows of each; English comes first. */
export function rulesInLanguages<Facts extends object>(
  game: string,
  facts: Readonly<Record<Language, Facts>>,
): readonly (Text & Facts)[] {
  return languages.map((language) => ({ language, text: rulesOf(game, language), ...facts[language] }));
}

/** How many rulings the rules of a game have, and how many links at least. */
interface Extent {
  readonly rulings: number;
  readonly links: number;
}

/** Tests that the rules of a game are built alike in every language; the first of them is the measure for the others. */
export function areBuiltAlike(texts: readonly Text[], { rulings, links }: Extent): void {
  const measure = texts[0]?.text ?? '';

  test.each(texts)('$language: the same headings and anchors in the same order, each once', ({ text }) => {
    const outline = outlineOf(text);
    expect(outline).toEqual(outlineOf(measure));
    expect(new Set(outline.map(({ anchor }) => anchor)).size).toBe(outline.length);
  });

  test.each(texts)('$language: every link leads to a heading', ({ text }) => {
    const anchors = headings(text).map(({ anchor }) => anchor);
    expect(linksIn(text).length).toBeGreaterThan(links);
    expect(linksIn(text)).toEqual(linksIn(measure));
    for (const link of linksIn(text)) expect(anchors).toContain(link);
  });

  test.each(texts)('$language: the rulings, numbered as their anchors', ({ text }) => {
    const found = headings(text).filter(({ anchor }) => anchor.startsWith('ruling-'));
    expect(found.map(({ anchor }) => anchor)).toEqual(Array.from({ length: rulings }, (_, at) => `ruling-${at + 1}`));
    for (const { title, anchor } of found) expect(title.split('.')[0]).toBe(anchor.slice('ruling-'.length));
  });
}

/** Tests that every section of the rules says the same figures in every language as in the first. */
export function sayTheSameFigures(texts: readonly Text[]): void {
  const measure = texts[0]?.text ?? '';

  test.each(texts)('$language: every section says the same figures', ({ text }) => {
    const anchors = headings(measure).map(({ anchor }) => anchor);
    for (const [index, anchor] of anchors.entries()) {
      const next = anchors[index + 1];
      if (next === undefined) continue;
      expect(figures(text, anchor, next).toSorted(), anchor).toEqual(figures(measure, anchor, next).toSorted());
    }
  });
}

/** The text between two headings, by their anchors and without them. */
export function between(text: string, from: string, to: string): string {
  const start = text.indexOf(`{#${from}}\n`);
  const end = text.indexOf(`{#${to}}\n`);
  expect(start).toBeGreaterThan(-1);
  expect(end).toBeGreaterThan(start);
  return text.slice(text.indexOf('\n', start), text.lastIndexOf('\n', end));
}

/** The rows of the table of a section, without its head. */
export function table(text: string, from: string, to: string): readonly (readonly string[])[] {
  return rows(between(text, from, to)).slice(2);
}

/** All figures of a section, in the order in which they stand. */
export function figures(text: string, from: string, to: string): readonly number[] {
  const prose = between(text, from, to)
    .replace(/\(#[\w-]+\)/g, '')
    .replace(/^\d+\. /gm, '');
  return [...prose.matchAll(/\b\d+\b/g)].map(Number);
}

/** The pattern of a number that is written out as a word. */
export function numberWord(counted: Readonly<Record<number, string>>, number: number): RegExp {
  return new RegExp(`\\b${counted[number]}\\b`);
}
