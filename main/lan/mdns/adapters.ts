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

/** The adapters as they are now. Never throws. */
export function ownAdapters(): readonly OwnAdapter[] {
  return Object.entries(told()).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address, netmask, mac }) => ({ name, address, netmask, hardware: mac })),
  );
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
