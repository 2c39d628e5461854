import { networkInterfaces } from 'node:os';

/** An IPv4 address of this machine and the network in which it lies. */
export interface Subnet {
  readonly address: string;
  readonly netmask: string;
}

/** One of the machine's network adapters; those that lead nowhere but to itself are left out. */
export interface OwnAdapter extends Subnet {
  readonly name: string;
  /** Its hardware address. */
  readonly hardware: string;
}

/** What the system tells of its adapters; some systems do not let every program know. */
function told(): ReturnType<typeof networkInterfaces> {
  try {
    return networkInterfaces();
  } catch {
    return {};
  }
}

function* addresses(): Generator<OwnAdapter & { readonly internal: boolean }> {
  for (const [name, own = []] of Object.entries(told())) {
    for (const { family, internal, address, netmask, mac } of own) {
      if (family === 'IPv4') yield { name, address, netmask, hardware: mac, internal };
    }
  }
}

/** The adapters as they are now. Never throws. */
export function ownAdapters(): readonly OwnAdapter[] {
  return [...addresses()].filter(({ internal }) => !internal);
}

/** The adapter with this address, even one that leads only to this machine itself; none while there is none. */
export function adaptersAt(address: string): readonly OwnAdapter[] {
  return [...addresses()].filter((adapter) => adapter.address === address);
}

/** An IPv4 address as a number; null where it is none. */
function asNumber(address: string): number | null {
  const parts = address.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255)) return null;
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0);
}

export function isIpv4(address: string): boolean {
  return asNumber(address) !== null;
}

/** Did the machine give the address to itself, because no router answered? */
export function isSelfNumbered(address: string): boolean {
  return address.startsWith('169.254.');
}

/** Is the address in this network, so that packets reach it without a router? */
export function isNeighbour(address: string, { address: own, netmask }: Subnet): boolean {
  const [far, near, mask] = [address, own, netmask].map(asNumber);
  if (far == null || near == null || mask == null) return false;
  return ((far ^ near) & mask) === 0;
}
