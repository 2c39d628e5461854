import { getAsset } from 'node:sea';
import type { PageFiles } from '../page/files.ts';

// What the file carries, by the names under which main/launch/packaging/single-file.mjs puts it in.

/** The page's files from within the program. They never change while it runs. */
export function carriedPage(): PageFiles {
  // node:sea of Node 20 cannot say what there is, and throws where it is asked for anything else.
  const names: readonly string[] = JSON.parse(getAsset('page-files', 'utf8'));
  const known = new Set(names);
  return {
    async find(asked) {
      if (!known.has(asked)) return 'nowhere';
      return { name: asked, version: '', read: async () => new Uint8Array(getAsset(`page${asked}`)) };
    },
  };
}

/** The program of a thinker, as its text. */
export function carriedThinker(): string {
  return getAsset('thinker', 'utf8');
}

/** The licences of all that the file is made of, as one text. */
export function carriedLicences(): string {
  return getAsset('licences', 'utf8');
}
