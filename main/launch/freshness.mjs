import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { inRoot } from './root.mjs';

/** What a build is made of. */
const sources = ['shared', 'main', 'preload', 'renderer', 'assets', 'package.json', 'package-lock.json'];
const stamp = inRoot('dist/sources.txt');

/** One digest of the names, sizes and times of all sources: it changes when any is edited, added or taken away. */
export async function sourcesDigest() {
  const lines = [];
  for (const source of sources) {
    const top = await stat(inRoot(source)).catch(() => null);
    if (top?.isFile()) lines.push(`${source} ${top.size} ${top.mtimeMs}`);
    if (!top?.isDirectory()) continue;
    const entries = await readdir(inRoot(source), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = `${entry.parentPath ?? entry.path}/${entry.name}`;
      const { size, mtimeMs } = await stat(file);
      lines.push(`${file} ${size} ${mtimeMs}`);
    }
  }
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}

/** Was dist built from the sources as they are now? */
export async function isBuilt() {
  const built = await readFile(stamp, 'utf8').catch(() => null);
  return built !== null && built === (await sourcesDigest());
}

/** Notes which sources dist was built from. */
export async function noteBuilt(/** @type {string} */ digest) {
  await writeFile(stamp, digest);
}
