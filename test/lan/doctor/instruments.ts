import type { Probes } from '../../../main/lan/doctor/probes.ts';
import { finding, type NetworkStanding, protocolVersion } from '../../../shared/protocol/messages.ts';

/** An adapter as a home has it. */
export const homeAdapter = {
  name: 'wlan0',
  address: '192.168.1.20',
  netmask: '255.255.255.0',
  hardware: '8c:16:45:00:00:01',
  virtual: false,
};

/** Instruments of a healthy computer; tests replace what is not. */
export function instruments(changes: Partial<Probes> = {}): Probes {
  return {
    system: 'linux',
    release: '6.1.0',
    adapters: () => [homeAdapter],
    now: () => 0,
    knock: async () => ({ result: 'answered' }),
    openPage: async () => 'ours',
    greet: async () => ({ result: 'welcome', protocol: protocolVersion, rooms: 2 }),
    callOut: async () => ({ result: 'sent', own: true, devices: 3 }),
    run: async () => 'inactive\ninactive\n',
    read: async () => null,
    ...changes,
  };
}

/** A host that serves guests on the home adapter. */
export const hosting: NetworkStanding = {
  listening: { adapter: '192.168.1.20', port: 7777, addresses: ['192.168.1.20:7777'] },
  adapters: [{ name: 'wlan0', address: '192.168.1.20' }],
  failure: null,
  unlisted: false,
};

/** A host that nobody can join. */
export const notHosting: NetworkStanding = { ...hosting, listening: null };

/** The findings as the protocol carries them, each as its code and facts. */
export function codesOf(findings: readonly unknown[]): Record<string, Readonly<Record<string, string>>> {
  return Object.fromEntries(findings.map((one) => finding.parse(one)).map(({ code, facts }) => [code, facts]));
}
