import { protocol } from 'electron';
import type { Bundle } from '../page/bundle.ts';

/** The page's own scheme. Unlike file:// it has an origin and a policy, and cannot reach other files. */
const scheme = 'app';
const host = 'bundle';

/** The address of a file of the page. */
export const pageOf = (file: string): string => `${scheme}://${host}/${file}`;

export const pageAddress = pageOf('index.html');

/**
 * True for an address of our page.
 * Compares scheme and host, because outside Chromium the origin of such an address is "null".
 */
export function isOurs(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === `${scheme}:` && url.host === host;
}

/** Registers the scheme as standard and secure; call before the app is ready. */
export function declarePageScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves the built page under the scheme, and nothing else. Call once the app is ready. */
export function servePage(page: Bundle): void {
  protocol.handle(scheme, async (request) => {
    if (!isOurs(request.url)) return new Response('There is no such page.', { status: 403 });
    if (request.method !== 'GET') return new Response('The page can only be read.', { status: 405 });
    const { status, headers, body } = await page.read(new URL(request.url).pathname);
    return new Response(body, { status, headers: { ...headers } });
  });
}
