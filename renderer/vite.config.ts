import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
    chunkSizeWarningLimit: 2000,
  },
});
