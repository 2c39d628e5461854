import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { InOrder, KeptCells } from '../../../main/arena/kept-cells.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const cell = { game: 'harbour', seats: 3, challenger: 'merchant:150', others: 'shopkeeper', aim: 0.5 };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'high-street-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('progress of a cell', () => {
  test('is nothing at first, and stored separately by cell and seed', () => {
    const kept = new KeptCells(path.join(folder, 'ladder'));
    expect(kept.read(cell, '1')).toEqual({ games: 0, won: 0 });
    kept.write(cell, '1', { games: 3, won: 1.5 });
    kept.write({ ...cell, challenger: 'merchant:200' }, '1', { games: 1, won: 0 });
    kept.write(cell, '2', { games: 2, won: 2 });
    const again = new KeptCells(path.join(folder, 'ladder'));
    expect(again.read(cell, '1')).toEqual({ games: 3, won: 1.5 });
    expect(again.read({ ...cell, challenger: 'merchant:200' }, '1')).toEqual({ games: 1, won: 0 });
    expect(again.read(cell, '2')).toEqual({ games: 2, won: 2 });
    expect(again.read({ ...cell, seats: 4 }, '1')).toEqual({ games: 0, won: 0 });
  });

  test('is not guessed from an invalid file', () => {
    const kept = new KeptCells(folder);
    writeFileSync(path.join(folder, 'harbour-3-merchant-150-shopkeeper-1.json'), '{"games":-1,"won":0}');
    expect(() => kept.read(cell, '1')).toThrow();
  });

  test('counts games in order, whichever process is faster', () => {
    const results = new InOrder({ games: 10, won: 4 });
    results.add(11, 1);
    results.add(13, 1);
    expect(results.played).toEqual({ games: 10, won: 4 });
    results.add(10, 0.5);
    expect(results.played).toEqual({ games: 12, won: 5.5 });
    results.add(12, 0);
    expect(results.played).toEqual({ games: 14, won: 6.5 });
  });
});

test('resumes a ladder where it stopped, trusting the stored results', async () => {
  const known = { game: 'mercado-de-lisboa', seats: 2, challenger: 'shopkeeper', others: 'random', aim: 0.95 };
  const climb = async (games: number): Promise<unknown> => {
    const which = ['--ladder', '--only', 'mercado-de-lisboa 2 shopkeeper random', '--games', String(games)];
    const how = ['--jobs', '1', '--json', '--keep', folder];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['main/launch/tool.mjs', 'arena', ...which, ...how],
      { cwd: root },
    );
    return JSON.parse(stdout);
  };
  const kept = new KeptCells(folder);
  expect(await climb(5)).toMatchObject([{ ...known, games: 5 }]);
  // a Shopkeeper hardly ever loses to random play
  expect(kept.read(known, '1').won).toBeGreaterThan(3);
  kept.write(known, '1', { games: 5, won: 0 });
  expect(await climb(12)).toMatchObject([{ ...known, games: 12 }]);
  const { won } = kept.read(known, '1');
  expect(won).toBeGreaterThan(4);
  expect(won).toBeLessThanOrEqual(7);
});
