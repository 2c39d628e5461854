import { getAsset } from 'node:sea';
import type { PageFiles } from '../page/files.ts';

// Assets embedded in the file, by the names in main/launch/packaging/single-file.mjs.

/** The embedded files of the page. They never change while the program runs. */
export function carriedPage(): PageFiles {
  // Node 20's node:sea cannot list assets, and throws for unknown names.
  const names: readonly string[] = JSON.parse(getAsset('page-files', 'utf8'));
  const known = new Set(names);
  return {
    async find(asked) {
      if (!known.has(asked)) return 'nowhere';
      return { name: asked, version: '', read: async () => new Uint8Array(getAsset(`page${asked}`)) };
    },
  };
}

/** The program of a worker thread, as text. */
export function carriedBotWorker(): string {
  return getAsset('bot-worker', 'utf8');
}

/** The licences of all embedded software, as text. */
export function carriedLicences(): string {
  return getAsset('licences', 'utf8');
}
