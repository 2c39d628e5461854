import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles programs of a benchmark into a folder that has their dependencies. Returns a function that runs `measure`
 * there: it takes the program's arguments and returns the JSON that it printed.
 * @param place the `import.meta.url` of the benchmark; @param others the programs beside `measure`, which starts them
 */
export async function programsOf(place: string, folder: string, others: readonly string[]) {
  await build({
    entryPoints: ['measure', ...others].map((name) => fileURLToPath(new URL(`./${name}.ts`, place))),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
  return (...args: readonly string[]): unknown =>
    JSON.parse(
      execFileSync(process.execPath, [path.join(folder, 'measure.mjs'), ...args], {
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    );
}
