import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';

/**
 * The server as one file, which starts much sooner than its sources; there while the tests of a file run. A test file asks for it
 * itself: what several of one worker import is read only once, and would be there for the first of them alone.
 */
export function serverProgram(): URL {
  const program = pathToFileURL(path.join(mkdtempSync(path.join(tmpdir(), 'high-street-')), 'server.mjs'));
  beforeAll(() => {
    buildSync({
      entryPoints: [fileURLToPath(new URL('../../main/server.ts', import.meta.url))],
      outfile: fileURLToPath(program),
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      // What is no module of ECMAScript yet wants its own way of asking for others.
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    });
  });
  afterAll(() => rmSync(path.dirname(fileURLToPath(program)), { recursive: true, force: true }));
  return program;
}
