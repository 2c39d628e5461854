import type { Host } from '../host/host.ts';
import type { Bundle } from '../page/bundle.ts';
import { pageServer } from './http.ts';
import { houseLimits } from './limits.ts';
import { listenAt } from './listen.ts';
import { Sockets } from './sockets.ts';

/** A host that is served to browsers of this machine. */
export interface Served {
  readonly port: number;
  /** What to open in a browser; whoever has it runs the house from this machine. */
  readonly address: string;
  /** Ends all connections, closes the host and stops listening. */
  close(): Promise<void>;
}

/** Only this machine can reach it. */
const loopback = '127.0.0.1';

/**
 * Serves the built page and the host behind it on this machine alone; its pages are the house's own.
 * @param port 0 takes a free one. Rejects with EADDRINUSE, EACCES, … where the port cannot be had.
 */
export async function serveHost(host: Host, page: Bundle, port: number): Promise<Served> {
  const server = pageServer(page, houseLimits);
  const { pass } = host.hosting;
  const sockets = new Sockets({ pass }, (link) => host.connect(link), houseLimits);
  sockets.attend(server);
  const listening = await listenAt(server, loopback, port);
  return {
    port: listening,
    address: `http://${loopback}:${listening}/?pass=${pass}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.all([host.close(), sockets.close()]);
      server.closeAllConnections();
      await closed;
    },
  };
}
