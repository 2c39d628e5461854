import { win32 } from 'node:path';
import type { SystemTools } from './doctor/firewall.ts';

export interface DefaultRoute {
  /** The adapter's name or its own address, depending on the system. */
  readonly at: string;
  /** The router's IPv4 address. */
  readonly gateway: string;
}

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/;
/** Flag of a route through a router (`RTF_GATEWAY` in linux/route.h). */
const overRouter = 0x2;

/** Decodes an address of the Linux kernel: eight hexadecimal digits, last byte first. */
function kernelAddress(hex: string): string {
  return (hex.match(/../g) ?? [])
    .reverse()
    .map((byte) => Number.parseInt(byte, 16))
    .join('.');
}

/** Parses the default routes of `/proc/net/route`; preferred first. */
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

/** Parses the output of `route -n get default` on macOS. */
export function macRoutes(printed: string): DefaultRoute[] {
  const at = /^\s*interface:\s*(\S+)/m.exec(printed)?.[1];
  const gateway = /^\s*gateway:\s*(\S+)/m.exec(printed)?.[1];
  return at !== undefined && gateway !== undefined && ipv4.test(gateway) ? [{ at, gateway }] : [];
}

/** Parses the output of `route print -4 0.0.0.0` on Windows, in any language; preferred first. */
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

/** The default routes of this machine, preferred first; empty if unknown. Never rejects. */
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
