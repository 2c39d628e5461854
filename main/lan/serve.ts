import type { Host } from '../host/host.ts';
import { pageServer } from './http.ts';
import { joinSocketsTo } from './sockets.ts';

/** A host that is served to browsers of this machine. */
export interface Served {
  readonly port: number;
  /** What to type into a browser. */
  readonly address: string;
  /** Ends all connections, closes the host and stops listening. */
  close(): Promise<void>;
}

/** Only this machine can reach it. */
const loopback = '127.0.0.1';
/** Time for pages to hear that the host goes away, in milliseconds. */
const farewell = 250;

/**
 * Serves the built page and the host behind it on this machine alone.
 * @param port 0 takes a free one. Rejects with EADDRINUSE, EACCES, … where the port cannot be had.
 */
export function serveHost(host: Host, rendererFolder: string, port: number): Promise<Served> {
  const server = pageServer(rendererFolder);
  const endSockets = joinSocketsTo(host, server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, loopback, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') {
        reject(new Error('the server listens at no port'));
        return;
      }
      resolve({
        port: address.port,
        address: `http://${loopback}:${address.port}/`,
        close: () =>
          new Promise((closed) => {
            host.close();
            const cut = setTimeout(() => {
              endSockets();
              server.closeAllConnections();
            }, farewell);
            server.close(() => {
              clearTimeout(cut);
              closed();
            });
            server.closeIdleConnections();
          }),
      });
    });
  });
}
