// Bundles a program into one file that Node or Electron runs without node_modules. Needs the dependencies.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { inRoot } from '../root.mjs';

/** File with the licences of the bundled libraries, beside a part's output. */
export const licencesFile = 'licences.md';

/**
 * Bundles JSON files as compressed text. As program code, the puzzles would take twenty times the bytes and longer to
 * start.
 * @param {RegExp | undefined} without files to leave out
 * @returns {import('vite').Plugin}
 */
function compressedJson(without) {
  return {
    name: 'compressed-json',
    enforce: 'pre',
    load: {
      filter: { id: /\.json$/ },
      async handler(id) {
        if (without?.test(id)) return { code: 'export default undefined;', moduleType: 'js' };
        const text = JSON.stringify(JSON.parse(await readFile(id, 'utf8')));
        const packed = gzipSync(text, { level: 9 }).toString('base64');
        const unpacked = `gunzipSync(Buffer.from('${packed}', 'base64')).toString()`;
        const code = `import { gunzipSync } from 'node:zlib';\nexport default JSON.parse(${unpacked});`;
        return { code, moduleType: 'js' };
      },
    },
  };
}

/**
 * Bundles the WebAssembly of SQLite into the program, by the setting that Emscripten reads. Otherwise it looks for a file
 * beside the program.
 * @returns {import('vite').Plugin}
 */
function sqliteInside() {
  return {
    name: 'sqlite-inside',
    enforce: 'pre',
    transform: {
      filter: { id: /node-sqlite3-wasm\.js$/ },
      async handler(code, id) {
        const wasm = await readFile(id.replace(/js$/, 'wasm'));
        const packed = gzipSync(wasm, { level: 9 }).toString('base64');
        const unpacked = `require('node:zlib').gunzipSync(Buffer.from('${packed}', 'base64'))`;
        return { code: `var __dirname = '', Module = { wasmBinary: ${unpacked} };\n${code}`, map: null };
      },
    },
  };
}

/**
 * Builds a program into one file, with the licences of its libraries beside it.
 * @param {{ entry: string, file: string, format: 'cjs' | 'es', without?: RegExp }} program its source, its name in the
 * folder, and the JSON files to leave out
 * @param {string} folder
 */
export function buildProgram({ entry, file, format, without }, folder) {
  return build({
    configFile: false,
    root: inRoot(),
    logLevel: 'warn',
    ssr: { noExternal: true },
    plugins: [compressedJson(without), sqliteInside()],
    // Disables ws's two native helpers, so that it loads nothing beside the one file.
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
