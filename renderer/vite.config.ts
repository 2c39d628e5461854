import { readFile } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { type CSSOptions, defineConfig, type Plugin } from 'vite';
import { languages } from '../shared/protocol/languages.ts';

/** A plugin that changes style sheets; Vite brings PostCSS. */
type AcceptedPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/** What the street is drawn with: its first sight needs all of it, and so does what comes after. */
const streetKit = [
  /renderer\/design\/[\w-]+\/(painted-sign|lettering|lantern|game-tile|awning|closed-board|sky|skyline|bunting|pressable|press-paint|dialog|drawing|paper|palette|icons?|button|tag|tag-place|in-window|standard-zoom|crate|kinds|shown-key|player-token|marks|storeys\/\w+)\.tsx?$/,
  /shared\/protocol\/(bots|company|puzzles|televisions)\.ts$/,
  /renderer\/(lobby\/street-page|lobby\/new-game\/known-people|lobby\/tiles\/minutes|lobby\/way-button|games\/game-uis|words\/use-words-later|lobby\/shop-window\/use-shop-window|lobby\/network\/(door\/code-boxes|door\/code-entry|hosting\/host-address|game-title)|app\/later-part|client\/(bookmark|standby\/kept-room|notice-line|visible-state|until-fetched|commands\/commands)|design\/motion\/motion|people\/player-mark|table\/(table-context|board\/space-for|bots\/bot-mark))\.tsx?$/,
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

/** The cascade layer of the style sheets at a path: the first that fits. `design/design.css` has their order. */
const layers = [
  [/design\/(tokens|palettes)\.css$/, 'tokens'],
  [/design\/forced-colours\.css$/, 'forced'],
  [/design\/controls\//, 'controls'],
  [/design\/(furniture|street|harbour|mercado-de-lisboa|emporium|shopping-street)\//, 'scenery'],
  [/design\//, 'base'],
  [/app\//, 'app'],
  [/lobby\//, 'lobby'],
  // what takes over a table for a while
  [/table\/(playback|closing|scoring|far)\//, 'over'],
  [/table\//, 'table'],
  [/game-kit\//, 'kit'],
  [/games\//, 'game'],
] as const;

/** Puts each style sheet into the layer of its folder, so that no order of loading and no selector decides. */
function layering(): AcceptedPlugin {
  return {
    postcssPlugin: 'layering',
    OnceExit(root, { AtRule }) {
      for (const node of [...root.nodes]) {
        const file = node.source?.input.file?.replaceAll('\\', '/').split('/renderer/')[1] ?? '';
        const layer = layers.find(([path]) => path.test(file))?.[1];
        const before = node.prev();
        if (layer === undefined || (node.type === 'atrule' && node.name === 'layer')) continue;
        if (before?.type === 'atrule' && before.params === layer) before.append(node);
        else {
          const block = new AtRule({ name: 'layer', params: layer, nodes: [] });
          node.replaceWith(block);
          block.append(node);
        }
      }
    },
  };
}

/** Writes a sentence into the page that only browsers too old for it show. */
function sentenceForOldBrowsers(): Plugin {
  return {
    name: 'sentence-for-old-browsers',
    async transformIndexHtml(html) {
      const sentences = languages.map(async (language) => {
        const catalogue = await readFile(`${import.meta.dirname}/words/${language}/shell.json`, 'utf8');
        const { oldBrowser }: { oldBrowser: string } = JSON.parse(catalogue);
        return `<p lang="${language}">${oldBrowser}</p>`;
      });
      return html.replace(
        '<div id="root">',
        `$&<div class="old-browser">${(await Promise.all(sentences)).join('')}</div>`,
      );
    },
  };
}

/** The page: one bundle for the app window and for a browser, wherever it is served from. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), sentenceForOldBrowsers()],
  css: { postcss: { plugins: [layering()] } },
  server: { fs: { allow: [`${import.meta.dirname}/..`] } },
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    // phones join in the browsers they have; `oldBrowser` in the catalogues names these
    target: ['chrome111', 'safari16.4', 'firefox121'],
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
