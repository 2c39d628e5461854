import type { examinations, Finding } from '../../../shared/protocol/messages.ts';

interface Code {
  readonly examination: (typeof examinations)[number];
  readonly result: Finding['result'];
  /** Names of the finding's facts. Addresses are `ip:port` if a port matters, otherwise IPv4 only. */
  readonly facts: readonly string[];
}

/** All findings of the connection doctor. The page words each code: the situation and, if bad, what to do. */
export const doctorCodes = {
  // The adapter: is there a network, and is it the right one?
  'adapter-found': { examination: 'adapter', result: 'well', facts: ['adapter', 'address'] },
  /** No network: join a Wi-Fi or plug in a cable. */
  'adapter-none': { examination: 'adapter', result: 'ill', facts: [] },
  /** Only a self-assigned address: the router has not answered. */
  'adapter-self-assigned': { examination: 'adapter', result: 'doubtful', facts: ['adapter', 'address'] },
  /** Only a VPN or a virtual machine's network, which other devices at home cannot reach. */
  'adapter-only-virtual': { examination: 'adapter', result: 'doubtful', facts: ['adapter', 'address'] },
  /** Hosting on a VPN or virtual network although `better` is available. */
  'adapter-virtual-chosen': {
    examination: 'adapter',
    result: 'doubtful',
    facts: ['adapter', 'address', 'better', 'betterAddress'],
  },
  /** The chosen adapter's address no longer exists: choose another. */
  'adapter-gone': { examination: 'adapter', result: 'ill', facts: ['address'] },

  // The port: does this server answer?
  /** The server is not hosting, so there is nothing to examine. */
  'port-not-hosting': { examination: 'port', result: 'not-examined', facts: [] },
  'port-answers': { examination: 'port', result: 'well', facts: ['port'] },
  /** Other programs use all the ports tried: choose another port, or close them. */
  'ports-taken': { examination: 'port', result: 'ill', facts: [] },
  /** The system does not allow this program to listen there. */
  'port-not-allowed': { examination: 'port', result: 'ill', facts: [] },
  /** Listening failed for another reason: stop hosting and host again. */
  'port-failed': { examination: 'port', result: 'ill', facts: [] },
  /** The server should listen there but does not answer: stop hosting and host again. */
  'port-silent': { examination: 'port', result: 'ill', facts: ['port'] },
  /** Another program answers at our port: choose another port. */
  'port-other-program': { examination: 'port', result: 'ill', facts: ['port'] },

  // Reachability: does our own network address work as a guest needs it? One finding per address.
  'reachable-not-hosting': { examination: 'reachable', result: 'not-examined', facts: [] },
  'reachable-page-and-table': { examination: 'reachable', result: 'well', facts: ['address'] },
  'reachable-refused': { examination: 'reachable', result: 'ill', facts: ['address'] },
  /** Connecting to our own address times out: a firewall or security program on this computer. */
  'reachable-silent': { examination: 'reachable', result: 'ill', facts: ['address'] },
  /** No route to our own address: a VPN that captures all traffic, or a lost adapter. */
  'reachable-no-way': { examination: 'reachable', result: 'ill', facts: ['address'] },
  /** A server answers, but not with our page. */
  'reachable-no-page': { examination: 'reachable', result: 'ill', facts: ['address'] },
  /** The page loads but the WebSocket does not open: a security program or proxy interferes. */
  'reachable-no-table': { examination: 'reachable', result: 'ill', facts: ['address'] },

  // Multicast: do mDNS packets travel? Only the list of nearby rooms needs it; address and code always work.
  'multicast-no-adapter': { examination: 'multicast', result: 'not-examined', facts: [] },
  /** Other devices have answered: `devices` of them. */
  'multicast-answered': { examination: 'multicast', result: 'well', facts: ['address', 'devices'] },
  /** Our query came back to us, and no other device answered; there may be none. */
  'multicast-own-only': { examination: 'multicast', result: 'well', facts: ['address'] },
  /** The query was never received: a firewall on this computer, or a network without multicast. */
  'multicast-unheard': { examination: 'multicast', result: 'doubtful', facts: ['address'] },
  /** The system refused to send the query; `reason` is its error code, such as EPERM. */
  'multicast-not-sent': { examination: 'multicast', result: 'ill', facts: ['address', 'reason'] },
  /** Another program has exclusive use of the mDNS port. */
  'multicast-port-held': { examination: 'multicast', result: 'ill', facts: ['port'] },
  /** Multicast works, but announcing our rooms has failed: stop hosting and host again. */
  'multicast-unlisted': { examination: 'multicast', result: 'doubtful', facts: [] },

  // This computer's firewall. `port` is the port to open; `command` opens it where one exists.
  'firewall-off': { examination: 'firewall', result: 'well', facts: ['program'] },
  /** None of the common firewalls is running. */
  'firewall-none-found': { examination: 'firewall', result: 'well', facts: [] },
  /** Linux: `program` is ufw or firewalld. */
  'firewall-on': { examination: 'firewall', result: 'doubtful', facts: ['program', 'port', 'command'] },
  /** Linux: nftables rules are loaded; only an administrator may read them. */
  'firewall-own-rules': { examination: 'firewall', result: 'doubtful', facts: ['program', 'port'] },
  /** macOS: on; it asks once, and the player must have allowed it. */
  'firewall-macos-on': { examination: 'firewall', result: 'doubtful', facts: ['port'] },
  /** macOS: set to block all incoming connections. */
  'firewall-macos-blocks-all': { examination: 'firewall', result: 'ill', facts: ['port'] },
  /** Windows: on, in a private or domain network. */
  'firewall-windows-on': { examination: 'firewall', result: 'doubtful', facts: ['port'] },
  /** Windows: on, and the network is marked public: mark it private. */
  'firewall-windows-public': { examination: 'firewall', result: 'doubtful', facts: ['port'] },
  /** The state is unavailable on this system. */
  'firewall-unknown': { examination: 'firewall', result: 'not-examined', facts: ['port'] },

  // Local network permission: macOS 15 and later ask once per program.
  'permission-not-needed': { examination: 'local-network-permission', result: 'well', facts: [] },
  'permission-given': { examination: 'local-network-permission', result: 'well', facts: [] },
  /** Sending to the local network fails at once. See System Settings, Privacy & Security, Local Network. */
  'permission-missing': { examination: 'local-network-permission', result: 'ill', facts: ['reason'] },
  'permission-unclear': { examination: 'local-network-permission', result: 'not-examined', facts: [] },

  // The route to another server's address (`ip:port`).
  /** Not a valid address, such as 300.1.1.1:7777. */
  'remote-address-unreadable': { examination: 'remote-address', result: 'ill', facts: [] },
  'remote-address-connected': { examination: 'remote-address', result: 'well', facts: ['address', 'milliseconds'] },
  /** Connected, though outside our networks: fine if a router forwards it. */
  'remote-address-connected-elsewhere': {
    examination: 'remote-address',
    result: 'well',
    facts: ['address', 'milliseconds'],
  },
  /** This device has no network. */
  'remote-address-no-adapter': { examination: 'remote-address', result: 'ill', facts: ['address'] },
  /** No answer, and outside our networks: probably another Wi-Fi. `own` is an address of this device. */
  'remote-address-other-network': { examination: 'remote-address', result: 'ill', facts: ['address', 'own'] },
  /** The device answers, but not at this port: is hosting on, is the port right? */
  'remote-address-refused': { examination: 'remote-address', result: 'ill', facts: ['address'] },
  /** No answer in our network: a firewall there, or a guest Wi-Fi that isolates devices. */
  'remote-address-silent': { examination: 'remote-address', result: 'ill', facts: ['address'] },
  /** No device in our network has this address: a wrong address, a sleeping host, or a guest Wi-Fi. */
  'remote-address-unreachable': { examination: 'remote-address', result: 'ill', facts: ['address'] },
  /** This system forbids the connection; `reason` is its error code. */
  'remote-address-not-allowed': { examination: 'remote-address', result: 'ill', facts: ['address', 'reason'] },

  // The program that answers there.
  /** There was no connection to examine. */
  'remote-host-not-reached': { examination: 'remote-host', result: 'not-examined', facts: [] },
  'remote-host-same': { examination: 'remote-host', result: 'well', facts: ['address', 'rooms'] },
  /** Another program than High Street answers. */
  'remote-host-other-program': { examination: 'remote-host', result: 'ill', facts: ['address'] },
  /** The page loads but the WebSocket does not open: a proxy or security program interferes. */
  'remote-host-no-table': { examination: 'remote-host', result: 'ill', facts: ['address'] },
  /** The host has too many connections: wait a little. */
  'remote-host-full': { examination: 'remote-host', result: 'doubtful', facts: ['address'] },
  /** The server's program is older than ours: update it there. */
  'remote-host-older': { examination: 'remote-host', result: 'ill', facts: ['address', 'theirs', 'ours'] },
  /** Our program is older than the server's: update it here. A browser can join anyway. */
  'remote-host-newer': { examination: 'remote-host', result: 'ill', facts: ['address', 'theirs', 'ours'] },
  /** Another protocol of unknown age: update both programs. */
  'remote-host-other-protocol': { examination: 'remote-host', result: 'ill', facts: ['address', 'ours'] },
} as const satisfies Record<string, Code>;

export type DoctorCode = keyof typeof doctorCodes;

type Facts<Of extends DoctorCode> = { readonly [Name in (typeof doctorCodes)[Of]['facts'][number]]: string };

/** A finding with exactly the facts of its code. */
export function found<Of extends DoctorCode>(code: Of, facts: Facts<Of>): Finding {
  const { examination, result } = doctorCodes[code];
  return { examination, result, code, facts: { ...facts } };
}
