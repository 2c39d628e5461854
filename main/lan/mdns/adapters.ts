import { networkInterfaces } from 'node:os';

/** An IPv4 address of one of this machine's network adapters; addresses that only the machine itself sees are left out. */
export interface OwnAdapter {
  readonly name: string;
  readonly address: string;
  readonly netmask: string;
}

/** The adapters as they are now. */
export function ownAdapters(): readonly OwnAdapter[] {
  return Object.entries(networkInterfaces()).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address, netmask }) => ({ name, address, netmask })),
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

/** Is the address in the same network as this adapter, so that packets reach it without a router? */
export function isNeighbour(address: string, adapter: OwnAdapter): boolean {
  const [far, near, mask] = [address, adapter.address, adapter.netmask].map(asNumber);
  if (far == null || near == null || mask == null) return false;
  return ((far ^ near) & mask) === 0;
}
