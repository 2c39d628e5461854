import { readFile } from 'node:fs/promises';
import { inRoot } from './root.mjs';

/** The light background of `renderer/design/tokens.css`, which a phone shows until the page has loaded. */
const paper = '#fbf5e6';
/** Sizes of the app's icon on a phone, in pixels; iPhones use the first. */
const sizes = [180, 192, 512];
const signs = sizes.map((size) => ({ src: `icons/phone-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }));

const manifest = {
  name: 'High Street',
  short_name: 'High Street',
  start_url: './',
  display: 'standalone',
  background_color: paper,
  theme_color: paper,
  icons: signs.map((sign) => ({ ...sign, purpose: 'any maskable' })),
};

const tag = (/** @type {string} */ name, /** @type {Record<string, string>} */ attrs) =>
  /** @type {const} */ ({ tag: name, attrs, injectTo: 'head' });

/**
 * A Vite plugin that lets a phone install the page as an app.
 * The app has a name, an icon and no browser bars.
 * @returns {import('vite').Plugin}
 */
export function phoneApp() {
  return {
    name: 'phone-app',
    transformIndexHtml: {
      order: /** @type {const} */ ('post'),
      handler: () => [
        tag('link', { rel: 'manifest', href: './app.webmanifest' }),
        tag('link', { rel: 'apple-touch-icon', href: `./${signs[0]?.src}` }),
        tag('meta', { name: 'mobile-web-app-capable', content: 'yes' }),
        tag('meta', { name: 'apple-mobile-web-app-capable', content: 'yes' }),
        tag('meta', { name: 'apple-mobile-web-app-title', content: manifest.name }),
      ],
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'app.webmanifest', source: `${JSON.stringify(manifest, null, 2)}\n` });
      for (const { src } of signs) {
        this.emitFile({ type: 'asset', fileName: src, source: await readFile(inRoot('assets', src)) });
      }
    },
  };
}
