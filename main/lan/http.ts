import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { herePath } from '../../shared/protocol/network.ts';
import { type Bundle, policyWith } from '../page/bundle.ts';
import { acceptedCodings } from '../page/codings.ts';
import { homeOrigin, isForUs } from './guard.ts';
import type { Limits } from './limits.ts';
import { type Holder, Places } from './places.ts';
import { Quota } from './quota.ts';
import { Turns } from './turns.ts';

/** Maximum size of request headers in bytes; our pages send a few hundred. */
const maxHeaderSize = 16_384;
/** Milliseconds after which an idle connection for files is closed. */
export const longestSilence = 15_000;

function answerPlainly(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.end(words);
}

/** True if the client already has this file, by its entity tag (RFC 9110, 13.1.2). */
function hasAlready({ headers }: IncomingMessage, tag: string | undefined): boolean {
  const had = (headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return tag !== undefined && had.includes(tag);
}

/** A connection that fetches the page, or has been upgraded to a WebSocket. */
interface Line extends Holder {
  isKnown: boolean;
}

interface Served {
  readonly page: Bundle;
  /** The machine's name on the home network, where guests' pages may ask for this server; null for the host's own. */
  readonly machine: string | null;
  /** Quota for bytes waiting to be read. */
  readonly waiting: Pick<Quota, 'take' | 'release'>;
}

/** Lets pages of the home network learn that this server is here, and no other page. */
function answerHere(request: IncomingMessage, response: ServerResponse): void {
  const origin = homeOrigin(request);
  response.writeHead(204, {
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'origin',
    ...(origin !== null && { 'access-control-allow-origin': origin }),
  });
  response.end();
}

async function serve(
  { page, machine, waiting }: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isForUs(request)) {
    answerPlainly(
      response,
      403,
      'High Street answers only to its own address in figures, the one that its host shows.',
    );
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    answerPlainly(response, 405, 'The page can only be read.');
    return;
  }
  const [pathname = '/'] = (request.url ?? '/').split('?');
  if (machine !== null && pathname === herePath) {
    answerHere(request, response);
    return;
  }
  const file = await page.read(pathname, acceptedCodings(request.headers['accept-encoding']?.toString()));
  const { status, body } = file;
  const headers =
    machine === null ? file.headers : { ...file.headers, 'content-security-policy': policyWith(`http://${machine}:*`) };
  if (hasAlready(request, headers.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const { remoteAddress = '' } = request.socket;
  if (!waiting.take(remoteAddress, body.length)) {
    response.setHeader('retry-after', '1');
    answerPlainly(response, 503, 'Too much waits to be read here already.');
    return;
  }
  response.once('close', () => waiting.release(remoteAddress, body.length));
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * An HTTP server for the built page and nothing else. It does not listen yet.
 * @param machine this machine's name on the home network; null for a server that only this machine reaches
 */
export function pageServer(page: Bundle, limits: Limits, machine: string | null = null): Server {
  const { requestWithin } = limits;
  const settings = {
    maxHeaderSize,
    requestTimeout: requestWithin,
    connectionsCheckingInterval: requestWithin / 5,
  };
  const served = { page, machine, waiting: new Quota(limits.answersPerAddress, limits.answers) };
  const turns = new Turns();
  const server = createServer(settings, (request, response) => {
    turns.take(request.socket, response, () =>
      serve(served, request, response).catch(() => {
        if (!response.headersSent) answerPlainly(response, 500, 'The page could not be read.');
        else response.destroy();
      }),
    );
  });
  server.timeout = longestSilence;
  // A connection that could not be accepted, for lack of memory or handles, must not end the program.
  server.on('error', () => {});
  const connections = new Places<Line>(limits.connectionsPerAddress, limits.connections);
  const lines = new WeakMap<Duplex, Line>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const line = { isKnown: false, leave: () => void socket.destroy() };
    if (!connections.take(remoteAddress, line)) {
      socket.destroy();
      return;
    }
    lines.set(socket, line);
    socket.once('close', () => connections.release(remoteAddress, line));
  });
  // WebSockets have their own places.
  server.on('upgrade', (_request, socket: Duplex) => {
    const line = lines.get(socket);
    if (line !== undefined) line.isKnown = true;
  });
  return server;
}
