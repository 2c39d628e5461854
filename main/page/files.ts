import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** A file of the built page. */
export interface PageFile {
  /** What it is called, whichever path has led to it. */
  readonly name: string;
  /** Another word whenever what is in the file may have changed. */
  readonly version: string;
  /** Reads the whole of it. Rejects where it cannot be read. */
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Where the files of the built page come from: a folder, or the program itself. */
export interface PageFiles {
  /**
   * Looks for a file. Never rejects.
   * @param asked its path in the page, beginning with a slash; no part of it is `..`, and no sign of it a backslash or a colon
   * @returns `nowhere` where there is none, `outside` where the path leads out of the page by a link
   */
  find(asked: string): Promise<PageFile | 'nowhere' | 'outside'>;
}

/** The files that lie in a folder, as they are at the moment. */
export function pageIn(folder: string): PageFiles {
  return {
    async find(asked) {
      try {
        // A link inside the folder must not lead out of it either.
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
