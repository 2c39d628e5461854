import type { examinations, Finding } from '../../../shared/protocol/messages.ts';

interface Code {
  readonly examination: (typeof examinations)[number];
  readonly result: Finding['result'];
  /** The figures that come with it. Addresses are `ip:port` where a port matters, otherwise the bare IPv4 address. */
  readonly facts: readonly string[];
}

/** Everything the connection doctor may find. The page words each code: what is so and, where that is bad, what to do. */
export const doctorCodes = {
  // Is there a network at all, and is it the right one?
  'adapter-found': { examination: 'adapter', result: 'well', facts: ['adapter', 'address'] },
  /** No network: join a Wi-Fi or plug in a cable. */
  'adapter-none': { examination: 'adapter', result: 'ill', facts: [] },
  /** Only an address the machine gave itself: the router has not answered. */
  'adapter-self-assigned': { examination: 'adapter', result: 'doubtful', facts: ['adapter', 'address'] },
  /** Only a VPN or a virtual machine's network: people in the house do not reach that. */
  'adapter-only-virtual': { examination: 'adapter', result: 'doubtful', facts: ['adapter', 'address'] },
  /** Hosting on a VPN or a virtual network although `better` is there. */
  'adapter-virtual-chosen': {
    examination: 'adapter',
    result: 'doubtful',
    facts: ['adapter', 'address', 'better', 'betterAddress'],
  },
  /** The chosen adapter's address no longer exists: choose another. */
  'adapter-gone': { examination: 'adapter', result: 'ill', facts: ['address'] },

  // Does our own listener answer?
  /** Nobody hosts: there is nothing to examine. */
  'port-not-hosting': { examination: 'port', result: 'not-examined', facts: [] },
  'port-answers': { examination: 'port', result: 'well', facts: ['port'] },
  /** Other programs have all the ports that were tried: choose another port, or close the other program. */
  'ports-taken': { examination: 'port', result: 'ill', facts: [] },
  /** The system does not let this program listen there. */
  'port-not-allowed': { examination: 'port', result: 'ill', facts: [] },
  /** Listening failed for another reason: stop hosting and host again. */
  'port-failed': { examination: 'port', result: 'ill', facts: [] },
  /** We should listen there but nobody answers: stop hosting and host again. */
  'port-silent': { examination: 'port', result: 'ill', facts: ['port'] },
  /** Something that is not High Street answers at our port: choose another port. */
  'port-other-program': { examination: 'port', result: 'ill', facts: ['port'] },

  // Does our own address in the house answer as a guest would need it? One finding an address.
  'reachable-not-hosting': { examination: 'reachable', result: 'not-examined', facts: [] },
  'reachable-page-and-table': { examination: 'reachable', result: 'well', facts: ['address'] },
  'reachable-refused': { examination: 'reachable', result: 'ill', facts: ['address'] },
  /** Connecting to our own address takes for ever: a firewall or security program on this computer. */
  'reachable-silent': { examination: 'reachable', result: 'ill', facts: ['address'] },
  /** The system knows no way to its own address: a VPN that takes everything, or an adapter that went away. */
  'reachable-no-way': { examination: 'reachable', result: 'ill', facts: ['address'] },
  /** Something answers but not with our page. */
  'reachable-no-page': { examination: 'reachable', result: 'ill', facts: ['address'] },
  /** The page comes but the table's WebSocket does not: a security program or proxy in between. */
  'reachable-no-table': { examination: 'reachable', result: 'ill', facts: ['address'] },

  // Do questions and answers of mDNS travel? Only the list of nearby tables needs it; address and code always work.
  'multicast-no-adapter': { examination: 'multicast', result: 'not-examined', facts: [] },
  /** Other devices have answered: `devices` of them. */
  'multicast-answered': { examination: 'multicast', result: 'well', facts: ['address', 'devices'] },
  /** Our question came back to ourselves; no other device has answered, which may be because there is none. */
  'multicast-own-only': { examination: 'multicast', result: 'well', facts: ['address'] },
  /** The question went out and was never heard: a firewall on this computer, or a network that drops multicast. */
  'multicast-unheard': { examination: 'multicast', result: 'doubtful', facts: ['address'] },
  /** The system refused to send the question; `reason` is its error code, such as EPERM. */
  'multicast-not-sent': { examination: 'multicast', result: 'ill', facts: ['address', 'reason'] },
  /** Another program keeps the port of mDNS for itself alone. */
  'multicast-port-held': { examination: 'multicast', result: 'ill', facts: ['port'] },
  /** Questions travel, but announcing our tables has failed: stop hosting and host again. */
  'multicast-unlisted': { examination: 'multicast', result: 'doubtful', facts: [] },

  // The firewall of this computer. `port` is the port to let in; `command` is what to type where a command helps.
  'firewall-off': { examination: 'firewall', result: 'well', facts: ['program'] },
  /** None of the usual firewalls runs. */
  'firewall-none-found': { examination: 'firewall', result: 'well', facts: [] },
  /** Linux: `program` is ufw or firewalld. */
  'firewall-on': { examination: 'firewall', result: 'doubtful', facts: ['program', 'port', 'command'] },
  /** Linux: rules of nftables are loaded; what they say, only an administrator may read. */
  'firewall-own-rules': { examination: 'firewall', result: 'doubtful', facts: ['program', 'port'] },
  /** macOS: on; it asks once, the answer must have been to allow. */
  'firewall-macos-on': { examination: 'firewall', result: 'doubtful', facts: ['port'] },
  /** macOS: set to block all incoming connections. */
  'firewall-macos-blocks-all': { examination: 'firewall', result: 'ill', facts: ['port'] },
  /** Windows: on, in a network that is marked private or a domain. */
  'firewall-windows-on': { examination: 'firewall', result: 'doubtful', facts: ['port'] },
  /** Windows: on, and the network is marked public: mark it private. */
  'firewall-windows-public': { examination: 'firewall', result: 'doubtful', facts: ['port'] },
  /** This system does not tell. */
  'firewall-unknown': { examination: 'firewall', result: 'not-examined', facts: ['port'] },

  // macOS 15 and later ask once whether a program may use the local network.
  'permission-not-needed': { examination: 'local-network-permission', result: 'well', facts: [] },
  'permission-given': { examination: 'local-network-permission', result: 'well', facts: [] },
  /** Sending into the local network fails at once: System Settings, Privacy & Security, Local Network. */
  'permission-missing': { examination: 'local-network-permission', result: 'ill', facts: ['reason'] },
  'permission-unclear': { examination: 'local-network-permission', result: 'not-examined', facts: [] },

  // The way to another host's address (`ip:port`).
  /** Not an address at all, such as 300.1.1.1:7777. */
  'remote-address-unreadable': { examination: 'remote-address', result: 'ill', facts: [] },
  'remote-address-connected': { examination: 'remote-address', result: 'well', facts: ['address', 'milliseconds'] },
  /** It is connected, though not in one of our networks: fine behind a router that lets it through. */
  'remote-address-connected-elsewhere': {
    examination: 'remote-address',
    result: 'well',
    facts: ['address', 'milliseconds'],
  },
  /** This device has no network at all. */
  'remote-address-no-adapter': { examination: 'remote-address', result: 'ill', facts: ['address'] },
  /** No answer, and it is not in a network of ours (`own`, an address of this device): another Wi-Fi than the host's. */
  'remote-address-other-network': { examination: 'remote-address', result: 'ill', facts: ['address', 'own'] },
  /** The device is there, and nobody hosts at this port: is hosting on, is the port right? */
  'remote-address-refused': { examination: 'remote-address', result: 'ill', facts: ['address'] },
  /** In our network, and no answer at all: a firewall on the host, or a guest Wi-Fi that keeps devices apart. */
  'remote-address-silent': { examination: 'remote-address', result: 'ill', facts: ['address'] },
  /** In our network, and no device has this address: a wrong address, a sleeping host, or a guest Wi-Fi. */
  'remote-address-unreachable': { examination: 'remote-address', result: 'ill', facts: ['address'] },
  /** This system forbids the connection; `reason` is its error code. */
  'remote-address-not-allowed': { examination: 'remote-address', result: 'ill', facts: ['address', 'reason'] },

  // Who answers there?
  /** There is no connection to examine it over. */
  'remote-host-not-reached': { examination: 'remote-host', result: 'not-examined', facts: [] },
  'remote-host-same': { examination: 'remote-host', result: 'well', facts: ['address', 'rooms'] },
  /** Something answers and it is not High Street. */
  'remote-host-other-program': { examination: 'remote-host', result: 'ill', facts: ['address'] },
  /** The page comes but the table's WebSocket does not: a proxy or security program in between. */
  'remote-host-no-table': { examination: 'remote-host', result: 'ill', facts: ['address'] },
  /** The host has too many connections: wait a little. */
  'remote-host-full': { examination: 'remote-host', result: 'doubtful', facts: ['address'] },
  /** The host's program is older than ours: update it there. */
  'remote-host-older': { examination: 'remote-host', result: 'ill', facts: ['address', 'theirs', 'ours'] },
  /** Our program is older than the host's: update it here. A browser can join all the same. */
  'remote-host-newer': { examination: 'remote-host', result: 'ill', facts: ['address', 'theirs', 'ours'] },
  /** Another protocol, whether older or newer is not known: bring both programs up to date. */
  'remote-host-other-protocol': { examination: 'remote-host', result: 'ill', facts: ['address', 'ours'] },
} as const satisfies Record<string, Code>;

export type DoctorCode = keyof typeof doctorCodes;

type Facts<Of extends DoctorCode> = { readonly [Name in (typeof doctorCodes)[Of]['facts'][number]]: string };

/** A finding, with exactly the facts that belong to its code. */
export function found<Of extends DoctorCode>(code: Of, facts: Facts<Of>): Finding {
  const { examination, result } = doctorCodes[code];
  return { examination, result, code, facts: { ...facts } };
}
