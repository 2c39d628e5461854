import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { onTestFinished } from 'vitest';

/** True if a program answers there. */
export function answers(port: number, at = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, at);
    onTestFinished(() => void socket.destroy());
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
}

/** This computer's addresses that others can reach. */
export function outwardAddresses(): string[] {
  const infos = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return infos.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);
}

/** The open sockets of a process, by inode number. */
function socketsOf(pid: number): Set<string> {
  const links = readdirSync(`/proc/${pid}/fd`).map((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`);
    } catch {
      return '';
    }
  });
  return new Set(links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []));
}

/** 0100007F:1F90 in the kernel's table is 127.0.0.1:8080; IPv6 addresses stay as they are. */
function readable(place: string): string {
  const [address = '', port = ''] = place.split(':');
  const bytes = address.match(/../g) ?? [];
  const name =
    bytes.length === 4
      ? bytes
          .reverse()
          .map((byte) => Number.parseInt(byte, 16))
          .join('.')
      : `[${address}]`;
  return `${name}:${Number.parseInt(port, 16)}`;
}

/** Where a local process can be reached, over TCP and UDP; null if the kernel does not tell. */
export function listeningPlaces(pid: number): string[] | null {
  if (process.platform !== 'linux') return null;
  const own = socketsOf(pid);
  const listening = { tcp: '0A', tcp6: '0A', udp: '07', udp6: '07' };
  return Object.entries(listening).flatMap(([table, wanted]) =>
    readFileSync(`/proc/${pid}/net/${table}`, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode = '']) => state === wanted && own.has(inode))
      .map(([, place = '']) => `${table.slice(0, 3)} ${readable(place)}`),
  );
}
