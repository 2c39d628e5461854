import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What the street is drawn with: its first sight needs all of it, and so does what comes after. */
const streetKit = [
  /renderer\/design\/[\w-]+\/(painted-sign|lettering|lantern|game-tile|awning|shop-parts|sky|skyline|bunting|pressable|dialog|drawing|paper|palette|icons?|button|tag|tag-place|in-window|crate|kinds|shown-key|player-token|marks|storeys\/\w+)\.tsx?$/,
  /shared\/protocol\/(bots|puzzles)\.ts$/,
  /renderer\/(lobby\/street-page|lobby\/new-game\/known-people|lobby\/front\/minutes|lobby\/shop-window\/use-shop-window|lobby\/network\/(door\/code-boxes|door\/code-entry|hosting\/host-address|game-title)|client\/(bookmark|commands\/commands)|design\/motion\/motion|people\/player-mark|table\/(table-context|bots\/bot-mark))\.tsx?$/,
];

/** The libraries that every page needs. */
const libraries =
  /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|@reduxjs|redux|react-redux|immer|reselect|zod|use-sync-external-store|@standard-schema|html-parse-stringify|void-elements)\//;

/** The file of the build into which a catalogue goes: by language, and by the game whose words it holds. */
function wordsOf(path: string): string | null {
  const [, language, catalogue = ''] = /words[\\/](\w+)[\\/](.+)\.json$/.exec(path) ?? [];
  if (language === undefined) return null;
  const isOfShell = ['shell', 'network', 'seats', 'bots'].includes(catalogue);
  // lessons, the examples of the rules, and blunder warnings are fetched when they are asked for
  const isByItself = /-(lessons|examples|blunder-warnings)$/.test(catalogue);
  return `words-${language}-${isOfShell ? 'shell' : isByItself ? catalogue : catalogue.split('-')[0]}`;
}

/** The page: one bundle for the app window and for a browser, wherever it is served from. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  server: { fs: { allow: [`${import.meta.dirname}/..`] } },
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
          // one file for words that load together: those of a game or of the shell, in one language
          groups: [
            { name: wordsOf, test: /renderer\/words\/\w+\/.*\.json$/ },
            // and what every page needs to show anything: many small files are packed less well than one
            { name: 'vendor', test: libraries },
            // the long list of catalogues compresses better by itself
            { name: 'catalogues', test: /renderer\/words\/fetched\.ts$/ },
            { name: 'street', test: (id: string) => streetKit.some((kit) => kit.test(id)) },
          ],
        },
      },
    },
  },
});
