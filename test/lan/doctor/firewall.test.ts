import { expect, it } from 'vitest';
import { examineFirewall, type SystemTools } from '../../../main/lan/doctor/firewall.ts';

/** A fake system with these outputs of programs and contents of files, by name. */
const tools = (words: Readonly<Record<string, string>>): SystemTools => ({
  run: async (program, rest) => words[[program.split('/').at(-1), ...rest].join(' ')] ?? null,
  read: async (file) => words[file] ?? null,
});

const units = 'systemctl is-active firewalld.service nftables.service';
const global = 'socketfilterfw --getglobalstate';
const profile = 'netsh advfirewall show currentprofile';
const policy = String.raw`HKLM\SYSTEM\CurrentControlSet\Services\SharedAccess\Parameters\FirewallPolicy`;
const registry = (name: string) => `reg query ${policy}\\${name} /v EnableFirewall`;
const registered = (value: 0 | 1) => `\r\nHKEY_LOCAL_MACHINE\\…\r\n    EnableFirewall    REG_DWORD    0x${value}\r\n`;

/** As Windows prints it. */
const windows = (name: string, state: string) =>
  `\r\n${name} Settings: \r\n${'-'.repeat(70)}\r\nState                                 ${state}\r\nFirewall Policy                       BlockInbound,AllowOutbound\r\n`;

it.each([
  [
    'linux',
    { '/etc/ufw/ufw.conf': '# comment\nENABLED=yes\nLOGLEVEL=low\n' },
    'firewall-on',
    { program: 'ufw', port: '7777', command: 'sudo ufw allow 7777/tcp' },
  ],
  ['linux', { '/etc/ufw/ufw.conf': 'ENABLED=no\n', [units]: 'inactive\ninactive\n' }, 'firewall-none-found', {}],
  ['linux', { '/etc/ufw/ufw.conf': '#ENABLED=yes\nENABLED=no\n' }, 'firewall-off', { program: 'ufw' }],
  [
    'linux',
    { [units]: 'active\ninactive\n' },
    'firewall-on',
    { program: 'firewalld', port: '7777', command: 'sudo firewall-cmd --add-port=7777/tcp --add-service=mdns' },
  ],
  ['linux', { [units]: 'inactive\nactive\n' }, 'firewall-own-rules', { program: 'nftables', port: '7777' }],
  ['linux', { [units]: 'inactive\nunknown\n' }, 'firewall-none-found', {}],
  ['linux', { [units]: 'System has not been booted with systemd' }, 'firewall-unknown', { port: '7777' }],
  ['linux', { [units]: '' }, 'firewall-unknown', { port: '7777' }],
  ['linux', {}, 'firewall-unknown', { port: '7777' }],
  ['darwin', { [global]: 'Firewall is disabled. (State = 0)\n' }, 'firewall-off', { program: 'macOS' }],
  ['darwin', { [global]: 'Firewall is enabled. (State = 1)\n' }, 'firewall-macos-on', { port: '7777' }],
  [
    'darwin',
    { [global]: 'Firewall is blocking all non-essential incoming connections. (State = 2)\n' },
    'firewall-macos-blocks-all',
    { port: '7777' },
  ],
  ['darwin', {}, 'firewall-unknown', { port: '7777' }],
  ['win32', { [profile]: windows('Private Profile', 'ON') }, 'firewall-windows-on', { port: '7777' }],
  ['win32', { [profile]: windows('Public Profile', 'ON') }, 'firewall-windows-public', { port: '7777' }],
  ['win32', { [profile]: windows('Private Profile', 'OFF') }, 'firewall-off', { program: 'Windows' }],
  // In another language only the registry tells.
  [
    'win32',
    {
      [profile]: windows('Öffentliches Profil', 'EIN'),
      [registry('StandardProfile')]: registered(1),
      [registry('PublicProfile')]: registered(0),
    },
    'firewall-windows-on',
    { port: '7777' },
  ],
  [
    'win32',
    { [registry('StandardProfile')]: registered(0), [registry('PublicProfile')]: registered(0) },
    'firewall-off',
    { program: 'Windows' },
  ],
  ['win32', { [registry('StandardProfile')]: registered(0) }, 'firewall-unknown', { port: '7777' }],
  ['win32', {}, 'firewall-unknown', { port: '7777' }],
  ['freebsd', {}, 'firewall-unknown', { port: '7777' }],
] as const)('firewall: on %s, case %#', async (system, words, code, facts) => {
  expect(await examineFirewall(system, 7777, tools(words))).toMatchObject({ examination: 'firewall', code, facts });
});
