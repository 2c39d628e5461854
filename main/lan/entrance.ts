import type { Server } from 'node:http';
import { allAdapters, type Place } from './adapters.ts';
import { listenAtFirstOf } from './listen.ts';

/** A server listening at one place, where guests connect. */
export class Entrance {
  readonly place: Place;
  readonly port: number;
  readonly #server: Server;

  private constructor(place: Place, port: number, server: Server) {
    this.place = place;
    this.port = port;
    this.#server = server;
  }

  /** Listens at the first available port. Rejects with the system's error if there is none. */
  static async at(place: Place, ports: readonly number[], server: Server): Promise<Entrance> {
    const address = place === allAdapters ? '0.0.0.0' : place.address;
    return new Entrance(place, await listenAtFirstOf(server, address, ports), server);
  }

  /** True if it already listens at this place. */
  isAt(place: Place): boolean {
    if (place === allAdapters || this.place === allAdapters) return place === this.place;
    return place.address === this.place.address;
  }

  /** True if it accepts connections to this local address. */
  serves(localAddress: string): boolean {
    return this.place === allAdapters || this.place.address === localAddress;
  }

  /** Stops accepting connections; existing ones stay. */
  shut(): void {
    this.#server.close();
    this.#server.closeIdleConnections();
  }

  /** Stops accepting connections and closes all that still transfer files. */
  cut(): void {
    this.shut();
    this.#server.closeAllConnections();
  }
}
