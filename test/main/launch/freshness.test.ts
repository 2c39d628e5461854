import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sourcesDigest } from '../../../main/launch/freshness.mjs';

const root = path.join(import.meta.dirname, '../../..');

test('a source that is written anew with what stood in it asks for no build', async () => {
  const before = await sourcesDigest();
  await utimes(path.join(root, 'package.json'), new Date(), new Date());
  expect(await sourcesDigest()).toBe(before);
});
