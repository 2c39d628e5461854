import { closeCodes } from '../../shared/protocol/messages.ts';
import { Connection } from './clients/connection.ts';
import type { Hosting } from './network/hosting.ts';
import type { Link } from './network/link.ts';
import type { HostSettings } from './server/host-settings.ts';
import { Server } from './server/server.ts';

/**
 * The server: owns a device's tables and settings and sends clients what they may know.
 * The same class runs in Electron's main process, in plain Node and in tests. A transport joins clients with `connect`.
 */
export class Host {
  readonly #server: Server;

  constructor(settings: HostSettings) {
    this.#server = new Server(settings, (link) => this.connect(link));
  }

  /** The open rooms, their network and the server's key. */
  get hosting(): Hosting {
    return this.#server.hosting;
  }

  /** True if a match is in progress, for local players or guests. */
  get isMatchRunning(): boolean {
    return this.#server.isMatchRunning;
  }

  /** Reopens the rooms that were open when the server last stopped. Never rejects. */
  async resume(): Promise<void> {
    await this.#server.resume();
  }

  /** Connects a client. The transport passes messages to `receive`, and calls `closed` at the end. */
  connect(link: Link): Connection {
    return new Connection(this.#server, link);
  }

  /** Ends all connections and closes all journals; resolves once no port is open. Never rejects. */
  async close(): Promise<void> {
    this.#server.audience.endAll(closeCodes.goingAway, 'the host is closing');
    await this.#server.close();
  }
}
