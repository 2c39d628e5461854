import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** An IPv4 address of this machine and its network. */
export interface Subnet {
  readonly address: string;
  readonly netmask: string;
}

/** A network adapter of this machine; loopback is excluded. */
export interface OwnAdapter extends Subnet {
  readonly name: string;
  readonly hardware: string;
}

/** The network interfaces; empty on systems that hide them from some programs. */
function sent(): ReturnType<typeof networkInterfaces> {
  try {
    return networkInterfaces();
  } catch {
    return {};
  }
}

function* addresses(): Generator<OwnAdapter & { readonly internal: boolean }> {
  for (const [name, own = []] of Object.entries(sent())) {
    for (const { family, internal, address, netmask, mac } of own) {
      if (family === 'IPv4') yield { name, address, netmask, hardware: mac, internal };
    }
  }
}

/** The current adapters. Never throws. */
export function ownAdapters(): readonly OwnAdapter[] {
  return [...addresses()].filter(({ internal }) => !internal);
}

/** The adapter with this address, even loopback; empty if there is none. */
export function adaptersAt(address: string): readonly OwnAdapter[] {
  return [...addresses()].filter((adapter) => adapter.address === address);
}

/** An IPv4 address as a number. */
function asNumber(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** True for a self-assigned address (no router answered). */
export function isSelfNumbered(address: string): boolean {
  return address.startsWith('169.254.');
}

/** True if the address is in this network, reachable without a router. */
export function isNeighbour(address: string, { address: own, netmask }: Subnet): boolean {
  if (!isIPv4(address)) return false;
  return ((asNumber(address) ^ asNumber(own)) & asNumber(netmask)) === 0;
}
