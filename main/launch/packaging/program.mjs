// How a program of ours becomes one file that Node or Electron runs without node_modules. Needs the dependencies.
import path from 'node:path';
import { build } from 'vite';
import { inRoot } from '../root.mjs';

/** Where a part's build writes the licences of what is bundled into it, beside what it builds. */
export const licencesFile = 'licences.md';

/**
 * Builds a program into one file in a folder, with the licences of its libraries beside it.
 * @param {{ entry: string, file: string, format: 'cjs' | 'es' }} program its source, and its name in the folder
 * @param {string} folder
 */
export function buildProgram({ entry, file, format }, folder) {
  return build({
    configFile: false,
    root: inRoot(),
    logLevel: 'warn',
    ssr: { noExternal: true },
    // ws does without its two native helpers: nothing is looked for beside the one file.
    define: { 'process.env.WS_NO_BUFFER_UTIL': '"1"', 'process.env.WS_NO_UTF_8_VALIDATE': '"1"' },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      emptyOutDir: false,
      outDir: path.join(folder, path.dirname(file)),
      license: { fileName: licencesFile },
      rollupOptions: {
        input: inRoot(entry),
        external: ['electron', /^node:/],
        output: { format, entryFileNames: path.basename(file), codeSplitting: false },
      },
    },
  });
}
