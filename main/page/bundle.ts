import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

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
  caching = 'no-cache',
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
  };
}

function refusal(status: 400 | 403 | 404, words: string): BundleAnswer {
  return answer(status, 'text/plain; charset=utf-8', new TextEncoder().encode(words));
}

/**
 * Reads a file of the built page.
 * @param folder where the built page lies
 * @param pathname the path of the address asked for, still percent-encoded, beginning with a slash
 */
export async function readBundle(folder: string, pathname: string): Promise<BundleAnswer> {
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
  const file = path.join(folder, asked === '/' ? 'index.html' : asked);
  try {
    // A link inside the folder must not lead out of it either.
    const [top, real] = await Promise.all([realpath(folder), realpath(file)]);
    if (!real.startsWith(top + path.sep)) return refusal(403, 'That address leads out of the page.');
    const body = new Uint8Array(await readFile(real));
    const caching = namedAfterContent.test(real) ? 'private, max-age=31536000, immutable' : 'no-cache';
    return answer(200, kinds[path.extname(real).toLowerCase()] ?? 'application/octet-stream', body, caching);
  } catch {
    return refusal(404, 'There is no such page.');
  }
}
