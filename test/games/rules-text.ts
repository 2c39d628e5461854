import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../shared/protocol/languages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The rules of a game as they are written, by its folder's name; English without a language. */
export function rulesOf(game: string, language: Language): string {
  const file = language === 'en' ? 'rules.md' : `rules.${language}.md`;
  return readFileSync(join(root, 'shared/games', game, file), 'utf8');
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

/** Every source file of a game and of its room, where it has one, comments unfolded into single lines. */
export function sourcesOf(game: string): readonly string[] {
  return ['shared/games', 'renderer/games']
    .map((games) => join(root, games, game))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\n\s*(\*|\/\/) /g, ' ')),
    );
}

/** What the comments of a game's code cite: headings of the rules by their titles, and rulings by their numbers. */
export function citedBy(game: string): { readonly titles: readonly string[]; readonly rulings: readonly number[] } {
  const titles = new Set<string>();
  const rulings = new Set<number>();
  for (const source of sourcesOf(game)) {
    for (const [, title] of source.matchAll(/Rules, "([^"]+)"/g)) if (title) titles.add(title);
    for (const [, numbers] of source.matchAll(/\b[Rr]ulings? ((?:\d+(?:, | and | to )?)+)/g))
      for (const [number] of (numbers ?? '').matchAll(/\d+/g)) rulings.add(Number(number));
  }
  return { titles: [...titles], rulings: [...rulings] };
}

/** The levels and anchors of a text's headings, in order: the same in every language. */
export function outlineOf(text: string): readonly Omit<Heading, 'title'>[] {
  return headings(text).map(({ level, anchor }) => ({ level, anchor }));
}
