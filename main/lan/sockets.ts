import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { type CloseCode, closeCodes } from '../../shared/protocol/close-codes.ts';
import { longestMessage } from '../host/clients/connection.ts';
import type { Conversation, Link } from '../host/network/link.ts';
import { compression, isCompressionOffered } from './compression.ts';
import { bringsPass, isForUs, isFromNoPage, isFromOurPage } from './guard.ts';
import { JoinedSocket } from './joined-socket.ts';
import type { Limits } from './limits.ts';
import { type Holder, Places } from './places.ts';
import { Quota } from './quota.ts';
import { WorkBudget } from './work-budget.ts';

/** Path of the WebSocket. */
export const tablePath = '/table';

/** Time limit for the close handshake, in milliseconds. */
const farewell = 500;

/**
 * The kind of clients: guests, or the server's own pages with their pass.
 * Guests may also connect without a page.
 */
export type Company = { readonly pass: string } | 'guests';

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** The sockets of all clients of one kind, across HTTP servers. */
export class Sockets {
  readonly #company: Company;
  readonly #join: (link: Link) => Conversation;
  readonly #limits: Limits;
  readonly #places: Places<Holder>;
  /** Quota for bytes waiting to be sent to all of them. */
  readonly #waiting: Quota;
  readonly #work: WorkBudget;
  readonly #doors: WebSocketServer;
  /** Accepts sockets without compression. */
  readonly #plainDoors: WebSocketServer;
  readonly #joined = new Map<WebSocket, { readonly joined: JoinedSocket; readonly localAddress: string }>();
  readonly #heart: NodeJS.Timeout;
  #isClosing = false;

  constructor(company: Company, join: (link: Link) => Conversation, limits: Limits) {
    this.#company = company;
    this.#join = join;
    this.#limits = limits;
    this.#places = new Places(limits.socketsPerAddress, limits.sockets);
    this.#waiting = new Quota(limits.backlogInAll, limits.backlogInAll);
    this.#work = new WorkBudget(limits.work);
    // The types of ws lack closeTimeout: the time limit for the close handshake.
    const settings = { noServer: true, maxPayload: longestMessage, closeTimeout: farewell };
    this.#doors = new WebSocketServer({ ...settings, perMessageDeflate: compression });
    this.#plainDoors = new WebSocketServer({ ...settings, perMessageDeflate: false });
    this.#heart = setInterval(() => {
      for (const { joined } of this.#joined.values()) joined.beat();
      this.#work.forgetPaid();
    }, limits.heartbeat);
    this.#heart.unref();
  }

  /** Accepts WebSockets from this HTTP server. */
  attend(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      const [pathname] = (request.url ?? '').split('?');
      // an address that has used up its work cannot evade the wait by reconnecting
      const isBusy = this.#work.rest(request.socket.remoteAddress ?? '') > 0;
      if (this.#isClosing || isBusy) turnAway(socket, '503 Service Unavailable');
      else if (!this.#mayCome(request)) turnAway(socket, '403 Forbidden');
      else if (pathname !== tablePath) turnAway(socket, '404 Not Found');
      else this.#doorsFor(request).handleUpgrade(request, socket, head, (opened) => this.#take(opened, request));
    });
  }

  /** Closes the sockets that arrived at the selected local addresses. */
  dismiss(code: CloseCode, reason: string, isMeant: (localAddress: string) => boolean = () => true): void {
    for (const { joined, localAddress } of [...this.#joined.values()]) {
      if (isMeant(localAddress)) joined.end(code, reason);
    }
  }

  /** Closes all sockets permanently. Resolves once they are gone, even if a client does not answer. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#heart);
    this.dismiss(closeCodes.goingAway, 'the host is closing');
    const leaving = [...this.#doors.clients, ...this.#plainDoors.clients].map(
      (socket) =>
        new Promise<void>((resolve) =>
          socket.readyState === socket.CLOSED ? resolve() : socket.once('close', () => resolve()),
        ),
    );
    await Promise.all(leaving);
    this.#doors.close();
    this.#plainDoors.close();
  }

  /** The server for a new socket. Compression would only delay local pages, and everyone in a crowd. */
  #doorsFor({ headers }: IncomingMessage): WebSocketServer {
    const mayPack = this.#company === 'guests' && this.#doors.clients.size < this.#limits.packedSockets;
    return mayPack && isCompressionOffered(headers['sec-websocket-extensions']) ? this.#doors : this.#plainDoors;
  }

  #mayCome(request: IncomingMessage): boolean {
    return isForUs(request) && (isFromOurPage(request) || (this.#company === 'guests' && isFromNoPage(request)));
  }

  #take(socket: WebSocket, request: IncomingMessage): void {
    const { remoteAddress = '', localAddress = '' } = request.socket;
    const sendOff = (code: CloseCode, reason: string) => {
      socket.on('error', () => {});
      socket.close(code, reason);
    };
    if (this.#company !== 'guests' && !bringsPass(request, this.#company.pass)) {
      sendOff(closeCodes.noPass, 'no pass');
      return;
    }
    let joined: JoinedSocket | null = null;
    const place: Holder = {
      get isKnown() {
        return joined?.isKnown ?? false;
      },
      leave: () => joined?.end(closeCodes.tooMany, 'too many'),
    };
    if (!this.#places.take(remoteAddress, place)) {
      sendOff(closeCodes.tooMany, 'too many');
      return;
    }
    socket.once('close', () => {
      this.#joined.delete(socket);
      this.#places.release(remoteAddress, place);
    });
    const remote = this.#company === 'guests' ? remoteAddress : null;
    joined = new JoinedSocket(socket, {
      remote,
      join: this.#join,
      limits: this.#limits,
      waiting: this.#waiting,
      work: this.#work,
    });
    this.#joined.set(socket, { joined, localAddress });
  }
}
