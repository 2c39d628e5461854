import type { Server } from 'node:http';
import { allAdapters, type Place } from './adapters.ts';
import { listenAtFirstOf } from './listen.ts';

/** A server that listens at one place: the guests' way in. */
export class Entrance {
  readonly place: Place;
  readonly port: number;
  readonly #server: Server;

  private constructor(place: Place, port: number, server: Server) {
    this.place = place;
    this.port = port;
    this.#server = server;
  }

  /** Opens at the first of these ports that can be had. Rejects with the system's error where none can. */
  static async at(place: Place, ports: readonly number[], server: Server): Promise<Entrance> {
    const address = place === allAdapters ? '0.0.0.0' : place.address;
    return new Entrance(place, await listenAtFirstOf(server, address, ports), server);
  }

  /** Is it at this place already? */
  isAt(place: Place): boolean {
    if (place === allAdapters || this.place === allAdapters) return place === this.place;
    return place.address === this.place.address;
  }

  /** Does it take in what comes to this address of the machine? */
  serves(localAddress: string): boolean {
    return this.place === allAdapters || this.place.address === localAddress;
  }

  /** Lets nobody else in; who is in stays. */
  shut(): void {
    this.#server.close();
    this.#server.closeIdleConnections();
  }

  /** Shuts, and cuts whoever is still being served a file. */
  cut(): void {
    this.shut();
    this.#server.closeAllConnections();
  }
}
