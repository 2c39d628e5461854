import { win32 } from 'node:path';
import type { SystemTools } from './doctor/firewall.ts';

/** A way out of this machine's own networks. */
export interface DefaultRoute {
  /** The adapter, by its name or by its own address: each system tells one of them. */
  readonly at: string;
  /** The router's IPv4 address. */
  readonly gateway: string;
}

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;
/** Flag of a route that leads over a router (linux/route.h). */
const overRouter = 0x2;

/** An address as the Linux kernel writes it: eight hexadecimal figures, the last byte first. */
function kernelAddress(hex: string): string {
  return (hex.match(/../g) ?? [])
    .reverse()
    .map((byte) => Number.parseInt(byte, 16))
    .join('.');
}

/** The default routes of `/proc/net/route`, the preferred one first. */
export function linuxRoutes(table: string): DefaultRoute[] {
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([at, destination, gateway, flags, , , metric, mask]) => {
      const isDefault = destination === '00000000' && mask === '00000000';
      if (at === undefined || gateway === undefined || !isDefault) return [];
      const leadsOut = (Number.parseInt(flags ?? '', 16) & overRouter) !== 0;
      return leadsOut ? [{ at, gateway: kernelAddress(gateway), metric: Number(metric) }] : [];
    })
    .sort((one, other) => one.metric - other.metric)
    .map(({ at, gateway }) => ({ at, gateway }));
}

/** The default route that `route -n get default` of macOS prints. */
export function macRoutes(printed: string): DefaultRoute[] {
  const at = /^\s*interface:\s*(\S+)/m.exec(printed)?.[1];
  const gateway = /^\s*gateway:\s*(\S+)/m.exec(printed)?.[1];
  return at !== undefined && gateway !== undefined && ipv4.test(gateway) ? [{ at, gateway }] : [];
}

/** The default routes that `route print -4 0.0.0.0` of Windows prints, in whatever language, the preferred one first. */
export function windowsRoutes(printed: string): DefaultRoute[] {
  return printed
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([destination, mask, gateway = '', at = '', metric]) =>
      destination === '0.0.0.0' && mask === '0.0.0.0' && ipv4.test(gateway) && ipv4.test(at)
        ? [{ at, gateway, metric: Number(metric) }]
        : [],
    )
    .sort((one, other) => one.metric - other.metric)
    .map(({ at, gateway }) => ({ at, gateway }));
}

/** The default routes of this machine, the preferred one first; none where the system does not tell. Never rejects. */
export async function defaultRoutes(
  system: NodeJS.Platform,
  { run, read }: SystemTools,
  windowsFolder = 'C:\\Windows',
): Promise<readonly DefaultRoute[]> {
  switch (system) {
    case 'linux':
      return linuxRoutes((await read('/proc/net/route')) ?? '');
    case 'darwin':
      return macRoutes((await run('/sbin/route', ['-n', 'get', 'default'])) ?? '');
    case 'win32': {
      const program = win32.join(windowsFolder, 'System32', 'route.exe');
      return windowsRoutes((await run(program, ['print', '-4', '0.0.0.0'])) ?? '');
    }
    default:
      return [];
  }
}
