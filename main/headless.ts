import type { NetworkFailure, NetworkStanding } from '../shared/protocol/messages.ts';
import type { Host } from './host/host.ts';
import type { Network } from './host/network/network.ts';

const failures: Readonly<Record<NetworkFailure, string>> = {
  'only-ipv6':
    'This network has IPv6 only, and High Street needs IPv4. Turn IPv4 on in the router; High Street is waiting for it.',
  'no-adapter': 'This machine is not on a network. Connect it; High Street is waiting.',
  'ports-taken': 'Another program is using the port; choose another with --port.',
  'not-allowed': 'The system does not allow this port; choose one above 1023 with --port.',
  failed: 'High Street could not open the port; choose an adapter with --adapter.',
};

/** The server's addresses, or the reason why there are none. */
function whereabouts({ listening, failure }: NetworkStanding): string {
  const addresses = listening?.addresses ?? [];
  if (addresses.length === 0) return failures[failure ?? 'no-adapter'];
  return addresses.map((address) => `High Street is open at http://${address}/`).join('\n');
}

/** The error when another program runs the server from this folder. */
const elsewhere = 'another program is using this data folder; close it, or choose another folder with --data.';

/**
 * Starts a server without pages of its own. Prints its key, and its addresses on each change.
 * The returned function closes it. Rejects with a message for the user if the server cannot be reached at all.
 */
export async function openHeadless(
  host: Host,
  network: Network,
  print: (words: string) => void,
): Promise<() => Promise<void>> {
  let printed = '';
  let isClosing = false;
  const send = (standing: NetworkStanding) => {
    const words = whereabouts(standing);
    if (words === printed || isClosing) return;
    printed = words;
    print(words);
  };
  await host.resume();
  if (host.hosting.isElsewhere) throw new Error(elsewhere);
  const { failure } = network.standing;
  if (failure !== null && failure !== 'no-adapter' && failure !== 'only-ipv6') throw new Error(failures[failure]);
  send(network.standing);
  print(`Key for “Manage this server”: ${host.hosting.key}`);
  network.onChange(send);
  // Without a network nothing listens, and a process without pending work would end.
  const awake = setInterval(() => {}, 60_000);
  return () => {
    isClosing = true;
    clearInterval(awake);
    return host.close();
  };
}
