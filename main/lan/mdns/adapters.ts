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

/** An IPv4 address as a number; null if invalid. */
function asNumber(address: string): number | null {
  const parts = address.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255)) return null;
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0);
}

export function isIpv4(address: string): boolean {
  return asNumber(address) !== null;
}

/** True for a self-assigned address (no router answered). */
export function isSelfNumbered(address: string): boolean {
  return address.startsWith('169.254.');
}

/** True if the address is in this network, reachable without a router. */
export function isNeighbour(address: string, { address: own, netmask }: Subnet): boolean {
  const [far, near, mask] = [address, own, netmask].map(asNumber);
  if (far == null || near == null || mask == null) return false;
  return ((far ^ near) & mask) === 0;
}
