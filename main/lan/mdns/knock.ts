import { connect } from 'node:net';

export type Knock =
  | { readonly result: 'answered' }
  /** The machine answered, but the port is closed. */
  | { readonly result: 'refused' }
  /** No answer in time. */
  | { readonly result: 'silent' }
  /** No route to the address, or no device with it. */
  | { readonly result: 'no-way'; readonly reason: string }
  | { readonly result: 'not-allowed'; readonly reason: string };

const noWay = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN', 'EADDRNOTAVAIL']);

function resultOf(code: string): Knock {
  if (code === 'ECONNREFUSED' || code === 'ECONNRESET') return { result: 'refused' };
  if (code === 'EACCES' || code === 'EPERM') return { result: 'not-allowed', reason: code };
  if (noWay.has(code)) return { result: 'no-way', reason: code };
  return { result: 'silent' };
}

/** Connects to the address and disconnects at once. Never rejects. `patience` in milliseconds. */
export function knock(address: string, port: number, patience: number): Promise<Knock> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, timeout: patience });
    const end = (came: Knock): void => {
      socket.destroy();
      resolve(came);
    };
    socket.on('connect', () => end({ result: 'answered' }));
    socket.on('timeout', () => end({ result: 'silent' }));
    socket.on('error', (error: NodeJS.ErrnoException) => end(resultOf(error.code ?? '')));
  });
}
