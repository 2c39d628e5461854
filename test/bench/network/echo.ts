import { fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerOrders, echoOrder } from './orders.ts';

/** What the host is compared with: a bare ws server that sends each client the same bytes and does nothing else. */

const folder = mkdtempSync(path.join(tmpdir(), 'high-street-echo-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const journal = openSync(path.join(folder, 'journal'), 'w');

const clients: WebSocket[] = [];
let toSend: readonly Buffer[] = [];
let journalLine: string | null = null;

function echo(): void {
  if (journalLine !== null) {
    writeSync(journal, journalLine);
    fdatasyncSync(journal);
  }
  // Sent as the bytes they are, like a message that is only handed on.
  clients.forEach((client, index) => {
    client.send(toSend[index] ?? '', { binary: false });
  });
}

const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });
sockets.on('connection', (client) => {
  clients.push(client);
  client.on('message', echo);
  client.on('close', () => clients.splice(clients.indexOf(client), 1));
});
const listening = new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

answerOrders(async (raw) => {
  const order = echoOrder.parse(raw);
  const buffers = order.texts.map((text) => Buffer.from(text));
  toSend = order.textOf.map((index) => buffers[index] ?? Buffer.alloc(0));
  journalLine = order.journalLine;
  await listening;
  const address = server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0 };
});
