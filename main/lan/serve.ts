import type { Host } from '../host/host.ts';
import type { Bundle } from '../page/bundle.ts';
import { pageServer } from './http.ts';
import { hostLimits } from './limits.ts';
import { listenAt } from './listen.ts';
import { Sockets } from './sockets.ts';

/** A server that listens for browsers on this machine. */
export interface Served {
  readonly port: number;
  /** The address to open in a browser. It contains the pass: with it, a local browser runs the server. */
  readonly address: string;
  /** Ends all connections, closes the server and stops listening. */
  close(): Promise<void>;
}

/** Reachable from this machine only. */
const loopback = '127.0.0.1';

/**
 * Serves the built page and the server on this machine only. Its pages belong to the host.
 * @param port 0 selects a free one. Rejects with EADDRINUSE, EACCES and others.
 */
export async function serveHost(host: Host, page: Bundle, port: number): Promise<Served> {
  const server = pageServer(page, hostLimits);
  const { pass } = host.hosting;
  const sockets = new Sockets({ pass }, (link) => host.connect(link), hostLimits);
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
