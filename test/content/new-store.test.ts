// Follows "Adding a store" of docs/development.md to the letter in a copy of the sources, and runs all tests of content there.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { games } from '../../shared/games/index.ts';
import { CopiedSources } from '../harness/copied-sources.ts';

const game = 'brick-and-mortar';
const others = Object.keys(games).filter((id) => id !== game);
/** Far more than it takes: a processor four times as slow, beside other tests. */
const limit = 600_000;

const guide = 'docs/development.md';

/** A section of the guide by its heading. */
function section(heading: string): string {
  const [, text = ''] = readFileSync(guide, 'utf8').split(`\n## ${heading}\n`);
  return text.split('\n## ')[0] ?? '';
}

/** The first group of the first match in a section. Throws RangeError if there is no match. */
function found(text: string, pattern: RegExp): string {
  const [, match] = pattern.exec(text) ?? [];
  if (match === undefined) throw new RangeError(`${guide} has no ${pattern.source}`);
  return match;
}

/** What a test that goes through the content of all games reads. */
const throughAll =
  /games\/(?:lessons|\*\/examples)\.ts|games\/\$\{.*\}\/rules|allCatalogues|requiredRecordings|main\/puzzles\/|shop-window/;

/** What a test that plays random matches reads. */
const playsMatches = /harness\/campaign\.ts|laws\.ts'/;

/**
 * Does a test file check the game's content: one in the game's own folder, or one that goes through all games? Not those that
 * draw pages or play random matches.
 */
function holdsContent(file: string, text: string): boolean {
  if (file.startsWith('test/content/') || others.some((id) => file.includes(id))) return false;
  if (/^test\/renderer\/.+\/.*\.tsx$/.test(file)) return false;
  if (playsMatches.test(text)) return false;
  return file.includes(game) || throughAll.test(text);
}

it(
  'accepts a store that is added as the guide says, once the golden matches are recorded again',
  () => {
    const steps = section('Adding a store');
    const record = found(steps, /```ts\n(.*?)```/s);
    const sources = new CopiedSources();
    sources.change(found(steps, /This goes into `(.*?)`/), (text) => text.replace(/(?=^\} as const)/m, () => record));
    const names = [...steps.matchAll(/^\| `(.*?\.json)` \| `(.*?)` \|$/gm)];
    expect(names.length).toBeGreaterThan(0);
    for (const [, file = '', line = ''] of names) {
      sources.change(`renderer/words/${file}`, (text) =>
        text.replace('"names": {', (opening) => `${opening}\n${line}`),
      );
    }
    sources.change(`shared/games/${game}/index.ts`, (text) =>
      text.replace(/(rulesVersion: )(\d+)/, (_, field: string, version: string) => `${field}${Number(version) + 1}`),
    );
    expect(steps).toContain(`npm run tool -- golden --game ${game}`);
    expect(sources.run('--import', 'tsx', 'test/golden/record.ts', '--game', game)).toContain(game);

    const { passed, failed } = sources.test(
      sources.testsThat(holdsContent),
      new RegExp(`^(?!.*(?:${others.join('|')}))`),
    );
    expect(failed).toEqual([]);
    // data, lessons, examples, puzzles, catalogues, glossary, rules' texts, laws and recorded matches
    expect(passed).toBeGreaterThan(300);
  },
  limit,
);
