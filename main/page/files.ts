import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

export interface PageFile {
  /** Canonical name, independent of the requested path. */
  readonly name: string;
  /** Changes whenever the content may have changed. */
  readonly version: string;
  /** Reads the whole file. Rejects if that fails. */
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** The source of the page's files: a folder, or the program itself. */
export interface PageFiles {
  /**
   * Looks up a file. Never rejects.
   * @param asked its path in the page, starting with a slash, without `..`, backslashes and colons
   * @returns `nowhere` if it does not exist, `outside` if a link leads out of the page
   */
  find(asked: string): Promise<PageFile | 'nowhere' | 'outside'>;
}

/** The files in a folder, read on demand. */
export function pageIn(folder: string): PageFiles {
  return {
    async find(asked) {
      try {
        // A link inside the folder must not lead out of it.
        const real = await realpath(path.join(folder, asked));
        if (!real.startsWith((await realpath(folder)) + path.sep)) return 'outside';
        const { size, mtimeMs } = await stat(real);
        return {
          name: real,
          version: `${size} ${mtimeMs}`,
          read: async () => new Uint8Array(await readFile(real)),
        };
      } catch {
        return 'nowhere';
      }
    },
  };
}
