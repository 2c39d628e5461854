import type { IncomingMessage } from 'node:http';

/** Other names of this machine that only reach it from itself. */
const loopbackNames: readonly string[] = ['localhost', '[::1]'];

/**
 * Is the request addressed to the very address and port it has reached, or to localhost where it comes from this
 * machine? A foreign name that was made to point here (DNS rebinding) is not, whatever page sent it.
 */
export function isForUs(request: IncomingMessage): boolean {
  const { host } = request.headers;
  const { localAddress, localPort } = request.socket;
  if (localAddress === undefined || localPort === undefined) return false;
  const names = localAddress.startsWith('127.') ? [localAddress, ...loopbackNames] : [localAddress];
  return names.some((name) => host === `${name}:${localPort}` || (localPort === 80 && host === name));
}

/** Does the request come from a page that we served? Browsers always say where a WebSocket comes from. */
export function isFromOurPage(request: IncomingMessage): boolean {
  const { host, origin } = request.headers;
  return host !== undefined && origin === `http://${host}`;
}

/** Does it come from a program that is no browser, such as another High Street? Those name no page. */
export function isFromNoPage(request: IncomingMessage): boolean {
  return request.headers.origin === undefined;
}
