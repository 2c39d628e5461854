import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { isForUs } from '../../main/lan/guard.ts';

function reached(host: string | undefined, localAddress: string, localPort = 7777) {
  return {
    headersDistinct: { ...(host !== undefined && { host: host.split(' ') }) },
    socket: { localAddress, localPort },
  };
}

describe('request', () => {
  const own = hostname().replace(/\.local$/i, '');

  it.each([
    ['192.168.1.20:7777', '192.168.1.20', true],
    [`${own}.local:7777`, '192.168.1.20', true],
    [`${own.toUpperCase()}.LOCAL:7777`, '192.168.1.20', true],
    [`${own}.local:7778`, '192.168.1.20', false],
    [`${own}.local.example.com:7777`, '192.168.1.20', false],
    ['192.168.1.21:7777', '192.168.1.20', false],
    ['games.example.com:7777', '192.168.1.20', false],
    ['localhost:7777', '192.168.1.20', false],
    ['localhost:7777', '127.0.0.1', true],
    [undefined, '192.168.1.20', false],
    ['192.168.1.20:7777 192.168.1.20:7777', '192.168.1.20', false],
    ['192.168.1.20:7777 games.example.com', '192.168.1.20', false],
  ] as const)('to %s at %s is for us: %s', (host, address, expected) => {
    expect(isForUs(reached(host, address))).toBe(expected);
  });
});
