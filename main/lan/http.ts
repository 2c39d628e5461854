import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { readBundle } from '../page/bundle.ts';
import { isForUs } from './guard.ts';
import { Headcount } from './headcount.ts';
import type { Limits } from './limits.ts';

/** Largest set of request headers, in bytes; a page of ours sends a few hundred. */
const maxHeaderSize = 16_384;
/** How long a connection that has asked for a file before may say nothing, in milliseconds. */
const longestSilence = 15_000;

function answerPlainly(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.end(words);
}

async function serve(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
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
  const { status, headers, body } = await readBundle(folder, pathname);
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** An HTTP server of the built page, and of nothing else on this machine. It does not listen yet. */
export function pageServer(rendererFolder: string, limits: Limits): Server {
  const { requestWithin } = limits;
  const settings = {
    maxHeaderSize,
    requestTimeout: requestWithin,
    connectionsCheckingInterval: requestWithin / 5,
  };
  const server = createServer(settings, (request, response) => {
    serve(rendererFolder, request, response).catch(() => {
      if (!response.headersSent) answerPlainly(response, 500, 'The page could not be read.');
      else response.destroy();
    });
  });
  server.timeout = longestSilence;
  // A connection that could not be taken in, for want of memory or handles, must not end the program.
  server.on('error', () => {});
  const headcount = new Headcount(limits.connectionsPerAddress, limits.connections);
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (!headcount.enter(remoteAddress)) socket.destroy();
    else socket.once('close', () => headcount.leave(remoteAddress));
  });
  return server;
}
