import type { Server } from 'node:http';
import type { NetworkFailure } from '../../shared/protocol/messages.ts';
import { fileErrorCode } from '../storage/file-error.ts';

/** Listens at a local address. Resolves with the port; rejects with EADDRINUSE, EACCES and others. */
export function listenAt(server: Server, address: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(error);
    server.once('error', fail);
    server.listen({ host: address, port }, () => {
      server.off('error', fail);
      const bound = server.address();
      if (bound === null || typeof bound === 'string') reject(new Error('the server listens at no port'));
      else resolve(bound.port);
    });
  });
}

/** Listens at the first available port. Rejects with the last error, or at once with one that all ports share. */
export async function listenAtFirstOf(server: Server, address: string, ports: readonly number[]): Promise<number> {
  let last: unknown = new RangeError('no port to listen at');
  for (const port of ports) {
    try {
      return await listenAt(server, address, port);
    } catch (error) {
      last = error;
      // Systems also reserve ports: EACCES at one port says nothing about the next.
      if (!['EADDRINUSE', 'EACCES'].includes(fileErrorCode(error) ?? '')) break;
    }
  }
  throw last;
}

/** The network failure that an error while listening amounts to. */
export function failureOf(error: unknown): NetworkFailure {
  switch (fileErrorCode(error)) {
    case 'EADDRINUSE':
      return 'ports-taken';
    case 'EADDRNOTAVAIL':
    case 'ENETDOWN':
    case 'ENODEV':
      return 'no-adapter';
    case 'EACCES':
    case 'EPERM':
      return 'not-allowed';
    default:
      return 'failed';
  }
}
