import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readBundle } from '../electron/bundle.ts';
import { isForUs } from './guard.ts';

/** Largest set of request headers, in bytes; a page of ours sends a few hundred. */
const maxHeaderSize = 16_384;

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
    answerPlainly(response, 403, 'This address is not served here.');
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
export function pageServer(rendererFolder: string): Server {
  return createServer({ maxHeaderSize }, (request, response) => {
    serve(rendererFolder, request, response).catch(() => {
      if (!response.headersSent) answerPlainly(response, 500, 'The page could not be read.');
      else response.destroy();
    });
  });
}
