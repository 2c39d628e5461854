import { describe, expect, it } from 'vitest';
import { defaultRoutes, linuxRoutes, macRoutes, windowsRoutes } from '../../main/lan/default-routes.ts';

const head = 'Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT\n';

describe('default routes of a computer', () => {
  it('come from the table of the Linux kernel, the preferred one first', () => {
    const table =
      head +
      'wlan0\t00000000\t0100000A\t0003\t0\t0\t600\t00000000\t0\t0\t0\n' +
      'eth0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0\n' +
      'ppp0\t00000000\t00000000\t0001\t0\t0\t50\t00000000\t0\t0\t0\n' +
      'nordlynx\t00000000\t0200050A\t0003\t0\t0\t0\t00000080\t0\t0\t0\n' +
      'eth0\t0001A8C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0\t0\t0\n';
    expect(linuxRoutes(table)).toEqual([
      { at: 'eth0', gateway: '192.168.1.1' },
      { at: 'wlan0', gateway: '10.0.0.1' },
    ]);
  });

  it('come from the output of macOS and Windows commands', () => {
    const mac =
      '   route to: default\ndestination: default\n    gateway: 192.168.1.1\n  interface: en0\n      flags: <UP,GATEWAY>\n';
    expect(macRoutes(mac)).toEqual([{ at: 'en0', gateway: '192.168.1.1' }]);
    expect(macRoutes('   route to: default\n  interface: utun4\n')).toEqual([]);
    const windows =
      'IPv4-Routentabelle\r\n===\r\nAktive Routen:\r\n     Netzwerkziel    Netzwerkmaske          Gateway    Schnittstelle Metrik\r\n' +
      '          0.0.0.0          0.0.0.0         10.0.0.1        10.0.0.23     55\r\n' +
      '          0.0.0.0          0.0.0.0      192.168.1.1     192.168.1.20     25\r\n' +
      '          0.0.0.0          0.0.0.0  Auf Verbindung        10.5.0.2      5\r\n';
    expect(windowsRoutes(windows)).toEqual([
      { at: '192.168.1.20', gateway: '192.168.1.1' },
      { at: '10.0.0.23', gateway: '10.0.0.1' },
    ]);
  });

  it('are empty if the system does not tell', async () => {
    const silent = { run: async () => null, read: async () => null };
    for (const system of ['linux', 'darwin', 'win32', 'freebsd'] as const) {
      expect(await defaultRoutes(system, silent)).toEqual([]);
    }
  });
});
