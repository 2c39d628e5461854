import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { type Language, languages } from '../../shared/protocol/languages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The rules of a game as they are written, by its folder's name. */
export function rulesOf(game: string, language: Language): string {
  const file = language === 'en' ? 'rules.md' : `rules.${language}.md`;
  return readFileSync(join(root, 'shared/games', game, file), 'utf8');
}

export function rulesInLanguages(game: string): readonly { readonly language: Language; readonly text: string }[] {
  return languages.map((language) => ({ language, text: rulesOf(game, language) }));
}

export interface Heading {
  readonly level: number;
  readonly title: string;
  readonly anchor: string;
}

/** All headings of a text. Throws where one has no anchor. */
export function headings(text: string): readonly Heading[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('#'))
    .map((line) => {
      const [, marks, title, anchor] = /^(#+) (.+) \{#([\w-]+)\}$/.exec(line) ?? [];
      if (marks === undefined || title === undefined || anchor === undefined) throw new Error(`no anchor: ${line}`);
      return { level: marks.length, title, anchor };
    });
}

/** The anchors that a text links to itself. */
export function linksIn(text: string): readonly string[] {
  return [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor ?? '');
}

/** The cells of every row of every table. */
export function rows(text: string): readonly (readonly string[])[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** The text from one heading to another, by their anchors and without them; to the end where only one is named. */
export function between(text: string, from: string, to?: string): string {
  const start = text.indexOf(`{#${from}}\n`);
  const end = to === undefined ? text.length : text.indexOf(`{#${to}}\n`);
  expect(start, from).toBeGreaterThan(-1);
  expect(end, to).toBeGreaterThan(start);
  return text.slice(text.indexOf('\n', start), to === undefined ? end : text.lastIndexOf('\n', end));
}

/** The rows of the table of a section, without its head. */
export function table(text: string, from: string, to: string): readonly (readonly string[])[] {
  return rows(between(text, from, to)).slice(2);
}

/** All figures of a text, in the order in which they stand. */
export function figuresIn(text: string): readonly number[] {
  const prose = text.replace(/\(#[\w-]+\)/g, '').replace(/^\d+\. /gm, '');
  return [...prose.matchAll(/\b\d+\b/g)].map(Number);
}

/** Every source file of a game and of its page, comments unfolded into single lines. */
function sourcesOf(game: string): readonly string[] {
  return ['shared/games', 'renderer/games']
    .map((games) => join(root, games, game))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\n\s*(\*|\/\/) /g, ' ')),
    );
}

/** What a game's code refers to in the rules: headings by title or anchor, and rulings by number. */
export function citedBy(game: string) {
  const sources = sourcesOf(game);
  const found = (pattern: RegExp) =>
    sources.flatMap((source) => [...source.matchAll(pattern)].map(([, it]) => it ?? ''));
  return {
    titles: new Set(found(/Rules, "([^"]+)"/g)),
    rulings: new Set(found(/\b[Rr]ulings? ((?:\d+(?:, | and | to )?)+)/g).flatMap((list) => list.match(/\d+/g) ?? [])),
    anchors: new Set(found(/(?:\brule: |\bopenRule\()'([a-z0-9-]+)'/g)),
  };
}
