import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A newcomer takes in a folder at a look: about 25 files of code are as many as that. */
const mostOfFolder = 28;

/** The folders below a folder of the repository, itself among them. */
function foldersFrom(folder: string): readonly string[] {
  const below = readdirSync(`${root}/${folder}`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [folder, ...below.flatMap(({ name }) => foldersFrom(`${folder}/${name}`))];
}

const codeIn = (folder: string): number =>
  readdirSync(`${root}/${folder}`).filter((name) => /\.(?:ts|tsx|mts|mjs|css)$/.test(name)).length;

const roomsOf = (folder: string): readonly string[] =>
  readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

describe('the house', () => {
  it('has no folder too full to be taken in at a look', () => {
    const folders = ['shared', 'main', 'renderer', 'preload', 'test'].flatMap(foldersFrom);
    expect(folders.length).toBeGreaterThan(100);
    expect(folders.filter((folder) => codeIn(folder) > mostOfFolder)).toEqual([]);
  });

  it('has the same rooms in the page of every game', () => {
    const [first = '', ...others] = roomsOf('renderer/games');
    expect(others).toHaveLength(4);
    for (const game of others) expect(roomsOf(`renderer/games/${game}`)).toEqual(roomsOf(`renderer/games/${first}`));
  });

  it('has in the page of every game what is found there by its name alone', () => {
    for (const game of roomsOf('renderer/games')) {
      const files = readdirSync(`${root}/renderer/games/${game}`);
      expect(files).toEqual(
        expect.arrayContaining(['board.tsx', 'front-pictures.tsx', 'index.ts', 'one-page.ts', 'street.ts']),
      );
    }
  });
});
