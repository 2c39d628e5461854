import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Coding } from './codings.ts';

/** What the built page may load and do: only its own files. Connections to its own host alone. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
};

/** How the build ends the name of a file's compressed copy, which lies beside it (`main/launch/compress.mjs`). */
const endings: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

/** A file of the built page, or why there is none: 400 for an address nobody can read, 403 outside, 404 missing. */
export interface BundleAnswer {
  readonly status: 200 | 400 | 403 | 404;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** The build names a file after what is in it: under that name it never changes. */
const namedAfterContent = /-[\w-]{8}\.\w+$/;

function answer(
  status: BundleAnswer['status'],
  kind: string,
  body: Uint8Array<ArrayBuffer>,
  more: Readonly<Record<string, string>>,
): BundleAnswer {
  return {
    status,
    headers: {
      'content-type': kind,
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      ...more,
    },
    body,
  };
}

function refusal(status: 400 | 403 | 404, words: string): BundleAnswer {
  const caching = { 'cache-control': 'no-cache' };
  return answer(status, 'text/plain; charset=utf-8', new TextEncoder().encode(words), caching);
}

/** What a browser may keep: for ever what is named after its content, all else only as long as its tag is the same. */
function caching(file: string, body: Uint8Array): Readonly<Record<string, string>> {
  if (namedAfterContent.test(file)) return { 'cache-control': 'public, max-age=31536000, immutable' };
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { 'cache-control': 'no-cache', etag: `"${tag}"` };
}

/** A file as it is, or the copy of it in this coding, read anew. */
async function fileAnswer(file: string, coding: Coding | null): Promise<BundleAnswer> {
  const body = new Uint8Array(await readFile(coding === null ? file : file + endings[coding]));
  const kind = kinds[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
  return answer(200, kind, body, {
    ...caching(file, body),
    vary: 'accept-encoding',
    ...(coding !== null && { 'content-encoding': coding }),
  });
}

/** The files of the built page, each read once: whoever asks for one is given the same bytes. */
export class Bundle {
  readonly #folder: string;
  /** Answers by file, each for as long as the file is as it was. */
  readonly #kept = new Map<string, { readonly version: string; readonly answer: Promise<BundleAnswer> }>();

  /** @param folder where the built page lies */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The file at a path of the page's address, as it is or compressed. Never rejects.
   * @param pathname the path of the address asked for, still percent-encoded, beginning with a slash
   * @param codings in which of them it may come, the most welcome first
   */
  async read(pathname: string, codings: readonly Coding[] = []): Promise<BundleAnswer> {
    let asked: string;
    try {
      asked = decodeURIComponent(pathname);
    } catch {
      return refusal(400, 'That address cannot be read.');
    }
    if (asked.includes('\0')) return refusal(400, 'That address cannot be read.');
    // Windows reads a backslash as a step between folders, a colon as a drive or a stream of another file.
    if (!asked.startsWith('/') || /[\\:]/.test(asked) || asked.split('/').includes('..')) {
      return refusal(403, 'That address leads out of the page.');
    }
    const file = path.join(this.#folder, asked === '/' ? 'index.html' : asked);
    try {
      // A link inside the folder must not lead out of it either.
      const real = await realpath(file);
      if (!(await this.#isInside(real))) return refusal(403, 'That address leads out of the page.');
      for (const coding of codings) {
        const copy = await this.#copy(real, coding);
        if (copy !== null) return copy;
      }
      return await this.#keep(real, null);
    } catch {
      return refusal(404, 'There is no such page.');
    }
  }

  async #isInside(real: string): Promise<boolean> {
    return real.startsWith((await realpath(this.#folder)) + path.sep);
  }

  /** The compressed copy beside a file; null where the build found that none is worth it. */
  async #copy(file: string, coding: Coding): Promise<BundleAnswer | null> {
    try {
      return (await this.#isInside(await realpath(file + endings[coding]))) ? await this.#keep(file, coding) : null;
    } catch {
      return null;
    }
  }

  /** What was read of the file or its copy before, or reads it. Rejects where it cannot be read. */
  async #keep(file: string, coding: Coding | null): Promise<BundleAnswer> {
    const name = coding === null ? file : file + endings[coding];
    const { size, mtimeMs } = await stat(name);
    const version = `${size} ${mtimeMs}`;
    const kept = this.#kept.get(name);
    if (kept?.version === version) return kept.answer;
    const read = fileAnswer(file, coding);
    this.#kept.set(name, { version, answer: read });
    read.catch(() => this.#kept.delete(name));
    return read;
  }
}
