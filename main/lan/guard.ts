import type { IncomingMessage } from 'node:http';

/** Names by which this machine may call itself. */
const ownNames: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Is the request addressed to this machine by one of its own names and our port? A foreign name that was made to point
 * here (DNS rebinding) is not, whatever page sent it.
 */
export function isForUs(request: IncomingMessage): boolean {
  const { host } = request.headers;
  const port = request.socket.localPort;
  return port !== undefined && ownNames.some((name) => host === `${name}:${port}` || (port === 80 && host === name));
}

/** Does the request come from a page that we served? Browsers always say where a WebSocket comes from. */
export function isFromOurPage(request: IncomingMessage): boolean {
  const { host, origin } = request.headers;
  return host !== undefined && origin === `http://${host}`;
}
