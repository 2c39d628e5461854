import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourcesDigest } from '../../../main/launch/freshness.mjs';

let folder: string;
const page = () => path.join(folder, 'renderer', 'page.ts');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'high-street-sources-'));
  mkdirSync(path.join(folder, 'renderer'));
  writeFileSync(path.join(folder, 'package.json'), '{}');
  writeFileSync(page(), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('does not rebuild for sources that are touched, or rewritten with the same content', async () => {
  const before = await sourcesDigest(folder);
  utimesSync(path.join(folder, 'package.json'), new Date(), new Date(0));
  writeFileSync(page(), 'one');
  writeFileSync(path.join(folder, 'README.md'), 'no source');
  expect(await sourcesDigest(folder)).toBe(before);
});

test.each([
  ['edited, and as long as before', () => writeFileSync(page(), 'two')],
  ['added', () => writeFileSync(path.join(folder, 'renderer', 'more.ts'), '')],
  ['taken away', () => rmSync(page())],
  ['renamed', () => renameSync(page(), path.join(folder, 'renderer', 'sheet.ts'))],
])('rebuilds for a source that is %s', async (_, change) => {
  const before = await sourcesDigest(folder);
  change();
  expect(await sourcesDigest(folder)).not.toBe(before);
});
