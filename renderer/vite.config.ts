import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The file of the build into which a catalogue goes: by language, and by the game whose words it holds. */
function wordsOf(path: string): string | null {
  const [, language, catalogue = ''] = /words[\\/](\w+)[\\/](.+)\.json$/.exec(path) ?? [];
  if (language === undefined) return null;
  const isOfShell = ['shell', 'network', 'seats', 'bots'].includes(catalogue);
  return `words-${language}-${isOfShell ? 'shell' : catalogue.split('-')[0]}`;
}

/** The page: one bundle for the app window and for a browser, wherever it is served from. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
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
          groups: [
            { name: wordsOf, test: /renderer\/words\/\w+\/.*\.json$/ },
            // what the street and the lobby are drawn with comes with the first sight, as one file
            {
              name: 'street',
              test: /renderer\/(lobby\/street-page|client\/notice-line|design\/(sky|bunting|lantern|pressable|painted-sign|awning))\b/,
            },
          ],
        },
      },
    },
  },
});
