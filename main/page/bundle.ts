import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

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

/** Kinds of files that packing makes smaller; pictures, letters and sounds are packed already. */
const isWorthPacking = /^(text|application\/json|image\/svg)/;
/** A smaller file is not worth packing, in bytes. */
const leastPacked = 1024;

/** A file of the built page, or why there is none: 400 for an address nobody can read, 403 outside, 404 missing. */
export interface BundleAnswer {
  readonly status: 200 | 400 | 403 | 404;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The body packed by gzip, for whoever can unpack it; null where that is not worth it. */
  readonly packed: Uint8Array<ArrayBuffer> | null;
}

/** The build names a file after what is in it: under that name it never changes. */
const namedAfterContent = /-[\w-]{8}\.\w+$/;

function answer(
  status: BundleAnswer['status'],
  kind: string,
  body: Uint8Array<ArrayBuffer>,
  caching = 'no-cache',
  packed: BundleAnswer['packed'] = null,
): BundleAnswer {
  return {
    status,
    headers: {
      'content-type': kind,
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': caching,
    },
    body,
    packed,
  };
}

function refusal(status: 400 | 403 | 404, words: string): BundleAnswer {
  return answer(status, 'text/plain; charset=utf-8', new TextEncoder().encode(words));
}

const pack = promisify(gzip);

async function fileAnswer(file: string): Promise<BundleAnswer> {
  const body = new Uint8Array(await readFile(file));
  const caching = namedAfterContent.test(file) ? 'private, max-age=31536000, immutable' : 'no-cache';
  const kind = kinds[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
  const packed =
    isWorthPacking.test(kind) && body.length >= leastPacked ? new Uint8Array(await pack(body, { level: 9 })) : null;
  return answer(200, kind, body, caching, packed);
}

/** The files of the built page, each read and packed once: whoever asks for one is given the same bytes. */
export class Bundle {
  readonly #folder: string;
  /** Answers by file, each for as long as the file is as it was. */
  readonly #kept = new Map<string, { readonly version: string; readonly answer: Promise<BundleAnswer> }>();

  /** @param folder where the built page lies */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The file at a path of the page's address. Never rejects.
   * @param pathname the path of the address asked for, still percent-encoded, beginning with a slash
   */
  async read(pathname: string): Promise<BundleAnswer> {
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
      const [top, real] = await Promise.all([realpath(this.#folder), realpath(file)]);
      if (!real.startsWith(top + path.sep)) return refusal(403, 'That address leads out of the page.');
      return await this.#keep(real);
    } catch {
      return refusal(404, 'There is no such page.');
    }
  }

  /** What was read of the file before, or reads it. Rejects where it cannot be read. */
  async #keep(file: string): Promise<BundleAnswer> {
    const { size, mtimeMs } = await stat(file);
    const version = `${size} ${mtimeMs}`;
    const kept = this.#kept.get(file);
    if (kept?.version === version) return kept.answer;
    const read = fileAnswer(file);
    this.#kept.set(file, { version, answer: read });
    read.catch(() => this.#kept.delete(file));
    return read;
  }
}
