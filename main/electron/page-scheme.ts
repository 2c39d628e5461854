import { protocol } from 'electron';
import type { Bundle } from '../page/bundle.ts';

/** The page's own scheme: unlike file:// it has an origin, a policy, and no way to other files. */
const scheme = 'app';
const host = 'bundle';

/** The address of a file of the page. */
export const pageOf = (file: string): string => `${scheme}://${host}/${file}`;

/** The address of the page. */
export const pageAddress = pageOf('index.html');

/**
 * Is this an address of our page? The origin of such an address reads "null" outside Chromium, so scheme and host are
 * compared.
 */
export function isOurs(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === `${scheme}:` && url.host === host;
}

/** Before the app is ready: makes the scheme an ordinary, secure one. */
export function declarePageScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Once the app is ready: serves the built page under the scheme, and nothing else of this machine. */
export function servePage(page: Bundle): void {
  protocol.handle(scheme, async (request) => {
    if (!isOurs(request.url)) return new Response('There is no such page.', { status: 403 });
    if (request.method !== 'GET') return new Response('The page can only be read.', { status: 405 });
    const { status, headers, body } = await page.read(new URL(request.url).pathname);
    return new Response(body, { status, headers: { ...headers } });
  });
}
