import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The file of the build into which a catalogue goes: by language, and by the game whose words it holds. */
function wordsOf(path: string): string | null {
  const [, language, catalogue = ''] = /words[\\/](\w+)[\\/](.+)\.json$/.exec(path) ?? [];
  if (language === undefined) return null;
  const isOfShell = ['shell', 'network', 'seats', 'bots'].includes(catalogue);
  return `words-${language}-${isOfShell ? 'shell' : catalogue.split('-')[0]}`;
}

/**
 * Leaves out of zod what writes schemas down as JSON Schema, which the page never does: every schema holds on to it, so that
 * it cannot be shaken out, and it is a seventh of the library.
 */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/ },
    handler(code) {
      const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
      return { code: names.map((name) => `export const ${name} = () => () => undefined;`).join('\n'), map: null };
    },
  },
};

/** The page: one bundle for the app window and for a browser, wherever it is served from. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), withoutJsonSchema],
  server: { fs: { allow: ['..'] } },
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'chrome140',
    modulePreload: { polyfill: false },
    // The page's content security policy knows no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // one file for what is fetched together: the words of a game, or of the shell, in one language
          groups: [{ name: wordsOf, test: /renderer\/words\/\w+\/.*\.json$/ }],
        },
      },
    },
  },
});
