import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { sameSecret } from '../host/secrets.ts';

/** Other names of this machine that only reach it from itself. */
const loopbackNames: readonly string[] = ['localhost', '[::1]'];

/** What tells whether a request is meant for us: the name it was addressed to, and where it arrived. */
interface Reached {
  readonly headersDistinct: { readonly host?: readonly string[] };
  readonly socket: Pick<IncomingMessage['socket'], 'localAddress' | 'localPort'>;
}

/** This machine's own name on the home network, which stays where its address changes. */
export const localName = `${hostname().replace(/\.local$/i, '')}.local`;

/** As people type it for a host in the cupboard. */
const ownNames: readonly string[] = [hostname(), localName];

/**
 * Is the request addressed to the very address and port it has reached, to this machine's own name, or to localhost
 * where it comes from this machine? A foreign name that was made to point here (DNS rebinding) is not, whatever page sent it.
 */
export function isForUs(request: Reached): boolean {
  // of several names nobody knows which one is meant, and browsers give one
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

/** Does the request come from a page that we served? Browsers always say where a WebSocket comes from. */
export function isFromOurPage(request: IncomingMessage): boolean {
  const { host, origin } = request.headers;
  return host !== undefined && origin === `http://${host}`;
}

/** Does the page bring what stood in the address by which it was opened? Any program can say that it comes from our page. */
export function bringsPass({ url }: Pick<IncomingMessage, 'url'>, pass: string): boolean {
  const [, asked] = (url ?? '').split('?');
  return sameSecret(new URLSearchParams(asked).get('pass') ?? '', pass);
}

/** Does it come from a program that is no browser, such as another High Street? Those name no page. */
export function isFromNoPage(request: IncomingMessage): boolean {
  return request.headers.origin === undefined;
}
