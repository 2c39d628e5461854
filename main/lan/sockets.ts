import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { longestMessage } from '../host/connection.ts';
import type { Host } from '../host/host.ts';
import { isForUs, isFromOurPage } from './guard.ts';

/** Where the table's WebSocket is. */
export const tablePath = '/table';

/** Why a socket was closed, beyond the codes that the WebSocket itself uses. */
export const closeCodes = {
  /** Only text is understood. */
  notText: 1003,
  /** The page no longer takes what it is sent. */
  notListening: 4000,
} as const;

/** Bytes that may wait for a page that does not take them, before it is given up. */
const longestBacklog = 16 * 1024 * 1024;

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

function join(host: Host, socket: WebSocket): void {
  const connection = host.connect({
    send(text) {
      if (socket.bufferedAmount > longestBacklog) {
        socket.close(closeCodes.notListening, 'not listening');
        socket.terminate();
      } else if (socket.readyState === socket.OPEN) socket.send(text);
    },
    close(code, reason) {
      socket.close(code, reason);
    },
  });
  socket.on('message', (data, isBinary) => {
    if (isBinary || !Buffer.isBuffer(data)) socket.close(closeCodes.notText, 'text only');
    else connection.receive(data.toString('utf8'));
  });
  socket.on('close', () => connection.closed());
  // A broken or oversize frame: ws closes the socket itself, with the fitting code.
  socket.on('error', () => socket.terminate());
}

/** Lets pages that the server has served talk to the host. Returns the function that ends all their sockets. */
export function joinSocketsTo(host: Host, server: Server): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: longestMessage, perMessageDeflate: false });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const [pathname] = (request.url ?? '').split('?');
    if (!isForUs(request) || !isFromOurPage(request)) turnAway(socket, '403 Forbidden');
    else if (pathname !== tablePath) turnAway(socket, '404 Not Found');
    else sockets.handleUpgrade(request, socket, head, (opened) => join(host, opened));
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}
