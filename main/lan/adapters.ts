import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Adapter } from '../../shared/protocol/messages.ts';
import type { DefaultRoute } from './default-routes.ts';

/** Network interfaces by name, as Node's `networkInterfaces` returns them. */
export type SystemAdapters = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Names of adapters for virtual machines, containers and tunnels. */
const virtualNames = [
  /^(docker|br-|veth|virbr|lxc|lxd|cni|podman|vmnet|vboxnet|utun|tun|tap|wg|zt|tailscale|awdl|llw|ham|bridge\d)/i,
  /virtual|vmware|vethernet|hyper-v|wsl|vpn|zerotier|tailscale|wireguard|hamachi|bluetooth/i,
];
/** Prefixes of hardware addresses that virtual machines and containers use. */
const virtualHardware = ['00:15:5d', '0a:00:27', '00:50:56', '02:42:', '52:54:00'];

/** The all-zero hardware address of tunnels. */
const noHardware = /^(00:)*00$/;
/** Netmasks of point-to-point networks (255.255.255.254 and .255), which are never a home network. */
const forNobodyElse = /^255\.255\.255\.25[45]$/;

/**
 * True if an adapter belongs to a virtual machine, a container or a tunnel.
 * Checks its addresses first, then its name.
 */
export function isVirtual(name: string, { mac, netmask }: Pick<NetworkInterfaceInfo, 'mac' | 'netmask'>): boolean {
  return (
    noHardware.test(mac) ||
    forNobodyElse.test(netmask) ||
    virtualHardware.some((start) => mac.startsWith(start)) ||
    virtualNames.some((pattern) => pattern.test(name))
  );
}

/** Private networks of home routers, likeliest first; without a router, machines number themselves (169.254). */
const homeNumbers = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
const selfNumbered = /^169\.254\./;

/** An adapter with the facts that rank it as the home network. */
interface Ranked {
  readonly adapter: Adapter;
  readonly netmask: string;
  /** The router of its default route; null if unknown. */
  readonly gateway: string | null;
  /** Lower values are more likely the home network. */
  readonly distance: number;
}

function ranked(name: string, info: NetworkInterfaceInfo, routes: readonly DefaultRoute[]): Ranked {
  const { address, netmask } = info;
  const route = routes.findIndex(({ at }) => at === name || at === address);
  const number = homeNumbers.findIndex((pattern) => pattern.test(address));
  const foreign = selfNumbered.test(address) ? homeNumbers.length + 1 : homeNumbers.length;
  const byNumber = number === -1 ? foreign : number;
  const gateway = routes[route]?.gateway ?? null;
  const rank = (reason: Adapter['reason'], distance: number): Ranked => ({
    adapter: { name, address, ...(reason !== undefined && { reason }) },
    netmask,
    gateway,
    distance,
  });
  // a VPN may have the default route without leading to the home network
  if (isVirtual(name, info)) return rank('virtual', 1000 + byNumber);
  // other devices are where the router is
  if (route !== -1) return rank('router', route);
  const reason = selfNumbered.test(address) ? 'self-numbered' : number === -1 ? undefined : 'home-network';
  return rank(reason, 100 + byNumber);
}

/** Sorting is stable: equals keep the system's order. */
function allRanked(system: SystemAdapters, routes: readonly DefaultRoute[]): Ranked[] {
  return Object.entries(system)
    .flatMap(([name, infos = []]) =>
      infos.filter(({ family, internal }) => family === 'IPv4' && !internal).map((info) => ranked(name, info, routes)),
    )
    .sort((one, other) => one.distance - other.distance);
}

/** The IPv4 adapters that lead out of this machine, the most likely home network first. */
export function outwardAdapters(
  system: SystemAdapters = networkInterfaces(),
  routes: readonly DefaultRoute[] = [],
): Adapter[] {
  return allRanked(system, routes).map(({ adapter }) => adapter);
}

/** A stable name of the current network, or null: the home network's address, mask and router. */
export function networkHere(
  system: SystemAdapters = networkInterfaces(),
  routes: readonly DefaultRoute[] = [],
): string | null {
  const [home] = allRanked(system, routes);
  if (home === undefined) return null;
  const mask = home.netmask.split('.').map(Number);
  const network = home.adapter.address.split('.').map((part, place) => Number(part) & (mask[place] ?? 0));
  return [`${network.join('.')}/${home.netmask}`, ...(home.gateway === null ? [] : [home.gateway])].join(' ');
}

/** True if the machine has a network, but only with IPv6. Link-local addresses (fe80) do not count. */
export function hasOnlyIpv6(system: SystemAdapters = networkInterfaces()): boolean {
  const outward = Object.values(system).flatMap((infos = []) => infos.filter(({ internal }) => !internal));
  const isNetwork = ({ family, address }: NetworkInterfaceInfo) => family === 'IPv6' && !/^fe[89ab]/i.test(address);
  return outward.every(({ family }) => family === 'IPv6') && outward.some(isNetwork);
}

/** True for loopback addresses, which are served only when explicitly selected. */
export const isLoopback = (address: string): boolean => address.startsWith('127.');

/** Stands for every IPv4 address of this machine. */
export const allAdapters = 'all';

export type Place = Adapter | typeof allAdapters;

const networkOf = (address: string): string => address.slice(0, address.lastIndexOf('.'));

/**
 * The adapter to serve now; null if the selected one is not available.
 * @param asked the selected address, `all`, or null for the most likely home network
 * @param before the previous one, if any: followed if its address has changed
 */
export function placeFor(adapters: readonly Adapter[], asked: string | null, before: Place | null): Place | null {
  if (asked === allAdapters) return adapters.length > 0 ? allAdapters : null;
  if (asked !== null && isLoopback(asked)) return { name: 'loopback', address: asked };
  const last = before === allAdapters ? null : before;
  const wanted = asked ?? last?.address;
  const follows =
    adapters.find(({ address }) => address === wanted) ??
    adapters.find(({ name }) => name === last?.name) ??
    // The router may have assigned another address in the same network.
    adapters.find(({ address }) => wanted !== undefined && networkOf(address) === networkOf(wanted));
  return follows ?? (asked === null ? adapters[0] : undefined) ?? null;
}
