import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';

/**
 * The server as one file, which starts much faster than its sources; it exists while the tests of a file run. Each test
 * file calls this itself: shared imports of a worker are loaded only once, so it would exist for the first file alone.
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
      // CommonJS modules need their own `require`
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
      // SQLite loads its WebAssembly from the folder of its package
      define: { __dirname: JSON.stringify(path.dirname(createRequire(import.meta.url).resolve('node-sqlite3-wasm'))) },
    });
  });
  afterAll(() => rmSync(path.dirname(fileURLToPath(program)), { recursive: true, force: true }));
  return program;
}
