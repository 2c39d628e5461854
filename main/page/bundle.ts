import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Coding } from './codings.ts';
import type { PageFile, PageFiles } from './files.ts';

/** What the built page may load and do: only its own files. Connections to its own host alone. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "media-src 'self'",
  "manifest-src 'self'",
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
  '.webmanifest': 'application/manifest+json; charset=utf-8',
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

/** What a file holds, which may be compressed in a coding, with what a browser is to know of it. */
function fileAnswer(name: string, body: Uint8Array<ArrayBuffer>, coding: Coding | null): BundleAnswer {
  const kind = kinds[path.extname(name).toLowerCase()] ?? 'application/octet-stream';
  return answer(200, kind, body, {
    ...caching(name, body),
    vary: 'accept-encoding',
    ...(coding !== null && { 'content-encoding': coding }),
  });
}

/** The files of the built page, each read once: whoever asks for one is given the same bytes. */
export class Bundle {
  readonly #files: PageFiles;
  /** Answers by the name of the file, each for as long as the file is as it was. */
  readonly #kept = new Map<string, { readonly version: string; readonly answer: Promise<BundleAnswer> }>();

  /** @param files where the files of the built page come from */
  constructor(files: PageFiles) {
    this.#files = files;
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
    const wanted = asked === '/' ? '/index.html' : asked;
    const plain = await this.#files.find(wanted);
    if (plain === 'outside') return refusal(403, 'That address leads out of the page.');
    if (plain === 'nowhere') return refusal(404, 'There is no such page.');
    for (const coding of codings) {
      // the compressed copy beside it; the build lays none where it is not worth it
      const copy = await this.#files.find(wanted + endings[coding]);
      if (typeof copy === 'string') continue;
      const answered = await this.#answer(plain.name, copy, coding);
      if (answered !== null) return answered;
    }
    return (await this.#answer(plain.name, plain, null)) ?? refusal(404, 'There is no such page.');
  }

  /** What was read of a file before, or reads it; null where it cannot be read. A compressed copy goes by the plain one's name. */
  async #answer(plainName: string, file: PageFile, coding: Coding | null): Promise<BundleAnswer | null> {
    const kept = this.#kept.get(file.name);
    if (kept?.version === file.version) return kept.answer.catch(() => null);
    const answered = file.read().then((body) => fileAnswer(plainName, body, coding));
    this.#kept.set(file.name, { version: file.version, answer: answered });
    return answered.catch(() => {
      this.#kept.delete(file.name);
      return null;
    });
  }
}
