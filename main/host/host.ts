import { closeCodes } from '../../shared/protocol/messages.ts';
import { Connection } from './clients/connection.ts';
import type { HostSettings } from './house/host-settings.ts';
import { House } from './house/house.ts';
import type { Hosting } from './network/hosting.ts';
import type { Link } from './network/link.ts';

/**
 * Owns the tables and settings of a device and tells each client what it may know. The same in the app window's main
 * process, in the plain Node server and in tests; a transport joins with `connect`.
 */
export class Host {
  readonly #house: House;

  constructor(settings: HostSettings) {
    this.#house = new House(settings, (link) => this.connect(link));
  }

  /** Which tables are on the network, and by what key the house is run. */
  get hosting(): Hosting {
    return this.#house.hosting;
  }

  /** Is a match being played here, by people at this device or by guests? */
  get isMatchRunning(): boolean {
    return this.#house.isMatchRunning;
  }

  /** Takes up again what was on the network when the host last ended. Never rejects. */
  async resume(): Promise<void> {
    await this.#house.resume();
  }

  /** Joins a client. What the transport hears goes to `receive` of the connection; when it ends, call `closed`. */
  connect(link: Link): Connection {
    return new Connection(this.#house, link);
  }

  /** Ends all connections and closes all journals; resolves when nothing listens any more. Never rejects. */
  async close(): Promise<void> {
    this.#house.audience.endAll(closeCodes.goingAway, 'the host is closing');
    await this.#house.close();
  }
}
