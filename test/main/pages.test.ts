import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files and folders that a page names, but for patterns: `shared/games/NAME`, `renderer/words/{en,fr,es}`. */
function namedIn(page: string): readonly string[] {
  const text = readFileSync(path.join(root, page), 'utf8');
  const quoted = [...text.matchAll(/`([^`\n]+)`/g), ...text.matchAll(/\]\(([^)#]+)/g)].map(([, name = '']) => name);
  const isPlace = (name: string) => /^(assets|docs|main|preload|renderer|shared|test)\/[\w./-]*$/.test(name);
  return quoted.filter((name) => isPlace(name) && !/[A-Z]{2,}/.test(name.replace(/README/, '')));
}

describe.each(['README.md', 'CONTRIBUTING.md'])('%s', (page) => {
  it('names only files and folders that there are', () => {
    const named = namedIn(page);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });
});
