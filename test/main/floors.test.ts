import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freshFolder } from '../host/client.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The layers of the main side, from the bottom: a file may import lower layers and its own folder. */
const floors = [
  ['main/storage', 'main/page'],
  ['main/bot-workers'],
  ['main/host/seats'],
  ['main/host/table'],
  ['main/host/library', 'main/host/bots', 'main/host/network'],
  ['main/host/server'],
  ['main/host/clients'],
  ['main/lan'],
  ['main/electron'],
];
const rooms = floors.flat();

/** What each folder of the page may import from, apart from itself. */
const belowOnPage: Readonly<Record<string, readonly string[]>> = {
  design: [],
  words: [],
  connection: [],
  client: ['design', 'words', 'connection'],
  people: ['design', 'words'],
  table: ['design', 'words', 'connection', 'client', 'people'],
  'game-kit': ['design', 'words', 'table'],
  games: ['design', 'words', 'table', 'game-kit'],
  lobby: ['design', 'words', 'connection', 'client', 'people', 'table', 'game-kit', 'games'],
  app: ['design', 'words', 'connection', 'client', 'people', 'table', 'game-kit', 'games', 'lobby'],
};

/** The linter's findings on one side of a small project: the broken rule for each faulty file. */
function faultsOf(
  side: 'main' | 'renderer',
  files: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const folder = realpathSync(freshFolder());
  const settings = { ...JSON.parse(readFileSync(path.join(root, 'biome.json'), 'utf8')), vcs: { enabled: false } };
  for (const [file, text] of Object.entries({ ...files, 'biome.json': JSON.stringify(settings) })) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const asked = [biome, 'lint', '--reporter=github', '--max-diagnostics=500', side];
  const { stdout } = spawnSync(process.execPath, asked, { cwd: folder, encoding: 'utf8' });
  const found = stdout.matchAll(/^::error title=lint\/\w+\/(\w+),file=([^,]+),/gm);
  return Object.fromEntries(
    [...found].map(([, rule = '', file = '']) => {
      return [path.relative(folder, path.resolve(folder, file)).replaceAll(path.sep, '/'), rule];
    }),
  );
}

/** A file of one folder that imports from another. */
function arrow(from: string, to: string): readonly [string, string] {
  const thing = path.posix.relative(from, `${to}/thing.ts`);
  return [`${from}/to-${to.replaceAll('/', '-')}.ts`, `export type { Thing } from '${thing}';\n`];
}

describe('linter', { timeout: 120_000 }, () => {
  const things = Object.fromEntries(rooms.map((room) => [`${room}/thing.ts`, 'export type Thing = number;\n']));

  it('lets a folder of the main side import only from the layers below it', () => {
    const heightOf = (room: string) => floors.findIndex((floor) => floor.includes(room));
    const arrows = rooms.flatMap((from) => rooms.flatMap((to) => (from === to ? [] : [{ from, to }])));
    const isUp = ({ from, to }: { readonly from: string; readonly to: string }) => heightOf(to) >= heightOf(from);
    const files = Object.fromEntries(arrows.map(({ from, to }) => arrow(from, to)));
    const faults = arrows.filter(isUp).map(({ from, to }) => [arrow(from, to)[0], 'noRestrictedImports']);
    expect(faultsOf('main', { ...things, ...files })).toEqual(Object.fromEntries(faults));
  });

  it('lets a folder of the page import only from the folders it builds on', () => {
    const ofPage = Object.keys(belowOnPage);
    const placed = Object.fromEntries(
      ofPage.map((room) => [`renderer/${room}/thing.ts`, 'export type Thing = number;\n']),
    );
    const arrows = ofPage.flatMap((from) => ofPage.flatMap((to) => (from === to ? [] : [{ from, to }])));
    const files = Object.fromEntries(arrows.map(({ from, to }) => arrow(`renderer/${from}`, `renderer/${to}`)));
    const faults = arrows
      .filter(({ from, to }) => belowOnPage[from]?.includes(to) === false)
      .map(({ from, to }) => [arrow(`renderer/${from}`, `renderer/${to}`)[0], 'noRestrictedImports']);
    expect(faultsOf('renderer', { ...placed, ...files })).toEqual(Object.fromEntries(faults));
  });

  it('finds a cycle within a folder, of types too', () => {
    const planted = {
      'main/host/table/one.ts': "import type { Other } from './other.ts';\nexport type One = Other | null;\n",
      'main/host/table/other.ts': "import type { One } from './one.ts';\nexport type Other = readonly One[];\n",
    };
    const circle = Object.fromEntries(Object.keys(planted).map((file) => [file, 'noImportCycles']));
    expect(faultsOf('main', { ...things, ...planted })).toEqual(circle);
  });
});
