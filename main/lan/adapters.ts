import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Adapter } from '../../shared/protocol/messages.ts';
import type { DefaultRoute } from './default-routes.ts';

/** What the system tells of its adapters, by their names. */
export type SystemAdapters = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Names of adapters that lead to virtual machines, containers and tunnels rather than into the home. */
const virtualNames = [
  /^(docker|br-|veth|virbr|lxc|lxd|cni|podman|vmnet|vboxnet|utun|tun|tap|wg|zt|tailscale|awdl|llw|ham|bridge\d)/i,
  /virtual|vmware|vethernet|hyper-v|wsl|vpn|zerotier|tailscale|wireguard|hamachi|bluetooth/i,
];
/** The first half of hardware addresses that virtual machines and containers give themselves. */
const virtualHardware = ['00:15:5d', '0a:00:27', '00:50:56', '02:42:', '52:54:00'];

/** A hardware address that is none: a tunnel has no other. */
const noHardware = /^(00:)*00$/;
/** Networks with room for nobody else (255.255.255.254 and .255): what lies at the other end is no home. */
const forNobodyElse = /^255\.255\.255\.25[45]$/;

/**
 * Does an adapter lead to virtual machines, containers or a tunnel? Told by what it is, and where that does not tell by what
 * such adapters are called.
 */
export function isVirtual(name: string, { mac, netmask }: Pick<NetworkInterfaceInfo, 'mac' | 'netmask'>): boolean {
  return (
    noHardware.test(mac) ||
    forNobodyElse.test(netmask) ||
    virtualHardware.some((start) => mac.startsWith(start)) ||
    virtualNames.some((pattern) => pattern.test(name))
  );
}

/** How homes number their networks, likeliest first; a cable without a router numbers itself (169.254). */
const homeNumbers = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
const selfNumbered = /^169\.254\./;

/** An adapter, and what tells how likely it leads into the home. */
interface Ranked {
  readonly adapter: Adapter;
  readonly netmask: string;
  /** The router over which it leads further; null where none is known. */
  readonly gateway: string | null;
  /** The lower, the likelier it leads into the home. */
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
  // a VPN may have the default route, and leads nowhere near the home all the same
  if (isVirtual(name, info)) return rank('virtual', 1000 + byNumber);
  // what leads to the router is where the others are
  if (route !== -1) return rank('router', route);
  const reason = selfNumbered.test(address) ? 'self-numbered' : number === -1 ? undefined : 'home-network';
  return rank(reason, 100 + byNumber);
}

/** Sorting is stable: among equals the system's own order stands. */
function allRanked(system: SystemAdapters, routes: readonly DefaultRoute[]): Ranked[] {
  return Object.entries(system)
    .flatMap(([name, infos = []]) =>
      infos.filter(({ family, internal }) => family === 'IPv4' && !internal).map((info) => ranked(name, info, routes)),
    )
    .sort((one, other) => one.distance - other.distance);
}

/** The IPv4 adapters that lead out of this machine, the one most likely to be the home network first. */
export function outwardAdapters(
  system: SystemAdapters = networkInterfaces(),
  routes: readonly DefaultRoute[] = [],
): Adapter[] {
  return allRanked(system, routes).map(({ adapter }) => adapter);
}

/**
 * What tells the network this machine is in from others: the numbers of the likeliest home network, and its router. Null
 * where there is none.
 */
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

/** Has the machine a network, but speaks only IPv6 there? An address that every adapter gives itself (fe80) is no network. */
export function hasOnlyIpv6(system: SystemAdapters = networkInterfaces()): boolean {
  const outward = Object.values(system).flatMap((infos = []) => infos.filter(({ internal }) => !internal));
  const isNetwork = ({ family, address }: NetworkInterfaceInfo) => family === 'IPv6' && !/^fe[89ab]/i.test(address);
  return outward.every(({ family }) => family === 'IPv6') && outward.some(isNetwork);
}

/** Loopback leads nowhere; it is served only when somebody asks for it by its address. */
export const isLoopback = (address: string): boolean => address.startsWith('127.');

/** Every IPv4 address of this machine at once. */
export const allAdapters = 'all';

/** An adapter, or all of them. */
export type Place = Adapter | typeof allAdapters;

const networkOf = (address: string): string => address.slice(0, address.lastIndexOf('.'));

/**
 * Where to serve now.
 * @param asked the address somebody chose, `all`, or null for the one most likely to be the home network
 * @param before where it was served until now, if anywhere: an adapter that has got a new address is followed
 * @returns null where what was asked for is not there
 */
export function placeFor(adapters: readonly Adapter[], asked: string | null, before: Place | null): Place | null {
  if (asked === allAdapters) return adapters.length > 0 ? allAdapters : null;
  if (asked !== null && isLoopback(asked)) return { name: 'loopback', address: asked };
  const last = before === allAdapters ? null : before;
  const wanted = asked ?? last?.address;
  const follows =
    adapters.find(({ address }) => address === wanted) ??
    adapters.find(({ name }) => name === last?.name) ??
    // The router may have given this machine another number in the same network while it was off.
    adapters.find(({ address }) => wanted !== undefined && networkOf(address) === networkOf(wanted));
  return follows ?? (asked === null ? adapters[0] : undefined) ?? null;
}
