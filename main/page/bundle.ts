import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Coding } from './codings.ts';
import type { PageFile, PageFiles } from './files.ts';

/** A content security policy: only the page's own files, and connections to its own server and to `others`. */
export function policyWith(...others: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // blob: for pictures that the page itself draws
    "img-src 'self' blob:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...others].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export const contentSecurityPolicy = policyWith();

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

/** File name endings of the compressed copies that the build adds (`main/launch/compress.mjs`). */
const endings: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

/**
 * A file of the built page, or an error.
 * 400 for an unreadable path, 403 outside the page, 404 missing.
 */
export interface BundleAnswer {
  readonly status: 200 | 400 | 403 | 404;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Build output named after a hash of its content, which never changes. */
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

/** Cache headers: forever for files named after their content, revalidation by tag for others. */
function caching(file: string, body: Uint8Array): Readonly<Record<string, string>> {
  if (namedAfterContent.test(file)) return { 'cache-control': 'public, max-age=31536000, immutable' };
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { 'cache-control': 'no-cache', etag: `"${tag}"` };
}

/** The response for a file whose body may be compressed. */
function fileAnswer(name: string, body: Uint8Array<ArrayBuffer>, coding: Coding | null): BundleAnswer {
  const kind = kinds[path.extname(name).toLowerCase()] ?? 'application/octet-stream';
  return answer(200, kind, body, {
    ...caching(name, body),
    vary: 'accept-encoding',
    ...(coding !== null && { 'content-encoding': coding }),
  });
}

/** The files of the built page, each read once and cached. */
export class Bundle {
  readonly #files: PageFiles;
  /** Answers by file name, valid for one version of the file. */
  readonly #kept = new Map<string, { readonly version: string; readonly answer: Promise<BundleAnswer> }>();

  /** @param files the source of the files */
  constructor(files: PageFiles) {
    this.#files = files;
  }

  /**
   * The file at a path of the page, possibly compressed. Never rejects.
   * @param pathname percent-encoded path of the request, starting with a slash
   * @param codings accepted codings, preferred first
   */
  async read(pathname: string, codings: readonly Coding[] = []): Promise<BundleAnswer> {
    let asked: string;
    try {
      asked = decodeURIComponent(pathname);
    } catch {
      return refusal(400, 'That address cannot be read.');
    }
    if (asked.includes('\0')) return refusal(400, 'That address cannot be read.');
    // Windows treats a backslash as a path separator, and a colon as part of a drive or an alternate stream.
    if (!asked.startsWith('/') || /[\\:]/.test(asked) || asked.split('/').includes('..')) {
      return refusal(403, 'That address leads out of the page.');
    }
    const wanted = asked === '/' ? '/index.html' : asked;
    const plain = await this.#files.find(wanted);
    if (plain === 'outside') return refusal(403, 'That address leads out of the page.');
    if (plain === 'nowhere') return refusal(404, 'There is no such page.');
    for (const coding of codings) {
      // the build leaves out copies that are not worthwhile
      const copy = await this.#files.find(wanted + endings[coding]);
      if (typeof copy === 'string') continue;
      const answered = await this.#answer(plain.name, copy, coding);
      if (answered !== null) return answered;
    }
    return (await this.#answer(plain.name, plain, null)) ?? refusal(404, 'There is no such page.');
  }

  /**
   * The cached or newly read answer for a file; null if unreadable. The media type follows from the uncompressed file's
   * name.
   */
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
