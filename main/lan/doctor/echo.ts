import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { isNeighbour, ownAdapters } from '../mdns/adapters.ts';
import { isAnswer, mdnsGroup, mdnsPort, question } from '../mdns/question.ts';

/** The result of a multicast query. */
export type Echo =
  /** Another program has exclusive use of the port. */
  | { readonly result: 'held' }
  /** The system did not send the query. */
  | { readonly result: 'not-sent'; readonly reason: string }
  /** The query was sent. `own`: it came back to us; `devices`: the number of others that answered. */
  | { readonly result: 'sent'; readonly own: boolean; readonly devices: number };

/** Query that every mDNS responder answers: which types of services exist? (RFC 6763, section 9) */
const everybody = '_services._dns-sd._udp.local';

/** True for an address of another device in the adapter's network. The socket receives from all adapters. */
function isAnother(from: string, address: string): boolean {
  const adapters = ownAdapters();
  const adapter = adapters.find((one) => one.address === address);
  return !adapters.some((one) => one.address === from) && (adapter === undefined || isNeighbour(from, adapter));
}

/**
 * Queries all devices on the adapter with this address and counts their answers. Never rejects.
 * Waits `patience` milliseconds.
 */
export function callOut(address: string, patience: number, port = mdnsPort): Promise<Echo> {
  return new Promise((resolve) => {
    const socket = createSocket({ type: 'udp4', reuseAddr: true });
    const asked = question(everybody, 'PTR', randomInt(1, 65_536));
    const devices = new Set<string>();
    let own = false;
    const end = (echo: Echo): void => {
      clearTimeout(late);
      socket.removeAllListeners('message');
      // It may already be closed, or never have opened.
      try {
        socket.close();
      } catch {}
      resolve(echo);
    };
    const late = setTimeout(() => end({ result: 'sent', own, devices: devices.size }), patience);
    const fail = ({ code = 'unknown' }: NodeJS.ErrnoException): void =>
      end(code === 'EADDRINUSE' || code === 'EACCES' ? { result: 'held' } : { result: 'not-sent', reason: code });
    socket.on('error', fail);
    socket.on('message', (packet, { address: from }) => {
      if (from === address) own ||= packet.equals(asked);
      else if (isAnswer(packet) && isAnother(from, address)) devices.add(from);
    });
    socket.bind(port, '0.0.0.0', () => {
      try {
        socket.addMembership(mdnsGroup, address);
        socket.setMulticastInterface(address);
        socket.setMulticastTTL(255);
        socket.setMulticastLoopback(true);
      } catch (thrown) {
        const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'unknown';
        end({ result: 'not-sent', reason: code });
        return;
      }
      socket.send(asked, port, mdnsGroup, (error: NodeJS.ErrnoException | null) => {
        if (error) end({ result: 'not-sent', reason: error.code ?? 'unknown' });
      });
    });
  });
}
