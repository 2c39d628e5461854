import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { isNearby } from '../host/network/nearby.ts';
import { sameSecret } from '../host/secrets.ts';

/** Other names of this machine that only resolve on itself. */
const loopbackNames: readonly string[] = ['localhost', '[::1]'];

/** The parts of a request that identify its target: host header and local address. */
interface Reached {
  readonly headersDistinct: { readonly host?: readonly string[] };
  readonly socket: Pick<IncomingMessage['socket'], 'localAddress' | 'localPort'>;
}

/** This machine's name on the home network, which survives address changes. */
export const localName = `${hostname().replace(/\.local$/i, '')}.local`;

/** Names that people may type for a server without a screen. */
const ownNames: readonly string[] = [hostname(), localName];

/**
 * True if the request's host header names this machine.
 * Valid are the address and port it arrived at, this machine's name, and localhost from this machine. Any other name
 * made to resolve here (DNS rebinding) is rejected, whichever page sent the request.
 */
export function isForUs(request: Reached): boolean {
  // browsers send one host header; several are ambiguous
  const [host, ...others] = request.headersDistinct.host ?? [];
  if (others.length > 0) return false;
  const { localAddress, localPort } = request.socket;
  if (localAddress === undefined || localPort === undefined) return false;
  const names = localAddress.startsWith('127.') ? [localAddress, ...loopbackNames] : [localAddress, ...ownNames];
  const asked = host?.toLowerCase();
  return names.some((name) => {
    const own = name.toLowerCase();
    return asked === `${own}:${localPort}` || (localPort === 80 && asked === own);
  });
}

/** True if the request comes from a page that we served. Browsers always send the origin of a WebSocket. */
export function isFromOurPage(request: IncomingMessage): boolean {
  const { host, origin } = request.headers;
  return host !== undefined && origin === `http://${host}`;
}

/** The origin of a request from a page of the home network, by its address or this machine's name; otherwise null. */
export function homeOrigin({ headers: { origin = '' } }: Pick<IncomingMessage, 'headers'>): string | null {
  const [, host = ''] = /^http:\/\/([^/]+)$/.exec(origin) ?? [];
  const [name = '', port = '80'] = host.split(':');
  const isOurName = ownNames.some((own) => own.toLowerCase() === name);
  return isOurName || isNearby(`${name}:${port}`) ? origin : null;
}

/** True if the request carries the pass from the page's address. The origin alone can be spoofed by local programs. */
export function bringsPass({ url }: Pick<IncomingMessage, 'url'>, pass: string): boolean {
  const [, asked] = (url ?? '').split('?');
  return sameSecret(new URLSearchParams(asked).get('pass') ?? '', pass);
}

/** True if the request does not come from a browser, but from another High Street. Those send no origin. */
export function isFromNoPage(request: IncomingMessage): boolean {
  return request.headers.origin === undefined;
}
