import { win32 } from 'node:path';
import type { Finding } from '../../../shared/protocol/messages.ts';
import { found } from './codes.ts';

/** Queries to the system that need no administrator. */
export interface SystemTools {
  /** Output of the program, whatever its exit status. Null if it cannot run or takes too long. */
  run(program: string, words: readonly string[]): Promise<string | null>;
  /** Contents of the file; null if it cannot be read. */
  read(file: string): Promise<string | null>;
}

async function examineLinux(port: string, tools: SystemTools): Promise<Finding> {
  const ufw = await tools.read('/etc/ufw/ufw.conf');
  if (ufw !== null && /^\s*ENABLED\s*=\s*yes/im.test(ufw)) {
    return found('firewall-on', { program: 'ufw', port, command: `sudo ufw allow ${port}/tcp` });
  }
  const states = await tools.run('systemctl', ['is-active', 'firewalld.service', 'nftables.service']);
  const [firewalld, nftables] = (states ?? '').trim().split(/\s+/);
  const known = /^(active|activating|deactivating|inactive|failed|unknown)$/;
  if (!firewalld || !nftables || !known.test(firewalld) || !known.test(nftables)) {
    return ufw === null ? found('firewall-unknown', { port }) : found('firewall-off', { program: 'ufw' });
  }
  if (firewalld === 'active') {
    const command = `sudo firewall-cmd --add-port=${port}/tcp --add-service=mdns`;
    return found('firewall-on', { program: 'firewalld', port, command });
  }
  if (nftables === 'active') return found('firewall-own-rules', { program: 'nftables', port });
  return found('firewall-none-found', {});
}

async function examineMac(port: string, tools: SystemTools): Promise<Finding> {
  const said = await tools.run('/usr/libexec/ApplicationFirewall/socketfilterfw', ['--getglobalstate']);
  const state = /State\s*=\s*(\d)/.exec(said ?? '')?.[1];
  if (state === '0') return found('firewall-off', { program: 'macOS' });
  if (state === '1') return found('firewall-macos-on', { port });
  if (state === '2') return found('firewall-macos-blocks-all', { port });
  return found('firewall-unknown', { port });
}

/** Registry key with the profiles for private and public networks, the same in every language. */
const policy = String.raw`HKLM\SYSTEM\CurrentControlSet\Services\SharedAccess\Parameters\FirewallPolicy`;

async function examineWindows(port: string, tools: SystemTools): Promise<Finding> {
  // Names the active profile, but in the system's language.
  const current = (await tools.run('netsh', ['advfirewall', 'show', 'currentprofile'])) ?? '';
  const state = /^State\s+(ON|OFF)/im.exec(current)?.[1]?.toUpperCase();
  if (state === 'OFF') return found('firewall-off', { program: 'Windows' });
  if (state === 'ON') {
    return found(/^Public Profile/im.test(current) ? 'firewall-windows-public' : 'firewall-windows-on', { port });
  }
  const profiles = ['StandardProfile', 'PublicProfile'].map(async (profile) => {
    const said = await tools.run('reg', ['query', win32.join(policy, profile), '/v', 'EnableFirewall']);
    return /EnableFirewall\s+REG_DWORD\s+0x(\d)/i.exec(said ?? '')?.[1];
  });
  const enabled = await Promise.all(profiles);
  if (enabled.every((one) => one === '0')) return found('firewall-off', { program: 'Windows' });
  if (enabled.includes('1')) return found('firewall-windows-on', { port });
  return found('firewall-unknown', { port });
}

/** Examines this computer's firewall without administrator rights. Never rejects. */
export function examineFirewall(system: NodeJS.Platform, port: number, tools: SystemTools): Promise<Finding> {
  if (system === 'linux') return examineLinux(String(port), tools);
  if (system === 'darwin') return examineMac(String(port), tools);
  if (system === 'win32') return examineWindows(String(port), tools);
  return Promise.resolve(found('firewall-unknown', { port: String(port) }));
}
