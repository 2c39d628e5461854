import { isIPv4 } from 'node:net';
import { type Finding, hostAddress, protocolVersion } from '../../../shared/protocol/messages.ts';
import { isNeighbour } from '../mdns/adapters.ts';
import type { Knock } from '../mdns/knock.ts';
import { found } from './codes.ts';
import { asksForPermission, judgePermission } from './local-network.ts';
import { type Probes, systemProbes } from './probes.ts';

/**
 * Within this many milliseconds an error comes from our own system.
 * It has not searched for the device.
 */
const atOnce = 500;

interface Way {
  readonly address: string;
  /** True if it is in one of our networks, or this machine. */
  readonly near: boolean;
  /** An address of this device, or null. */
  readonly own: string | null;
  readonly milliseconds: string;
}

function judgeKnock(knock: Knock, { address, near, own, milliseconds }: Way): Finding {
  if (knock.result === 'answered') {
    return found(near ? 'remote-address-connected' : 'remote-address-connected-elsewhere', { address, milliseconds });
  }
  if (knock.result === 'refused') return found('remote-address-refused', { address });
  if (knock.result === 'not-allowed') return found('remote-address-not-allowed', { address, reason: knock.reason });
  if (own === null && !near) return found('remote-address-no-adapter', { address });
  if (own !== null && !near) return found('remote-address-other-network', { address, own });
  return found(knock.result === 'silent' ? 'remote-address-silent' : 'remote-address-unreachable', { address });
}

async function examineHostAt(address: string, ip: string, port: number, probes: Probes): Promise<Finding> {
  const [page, greeting] = await Promise.all([probes.openPage(ip, port), probes.greet(ip, port)]);
  const ours = String(protocolVersion);
  switch (greeting.result) {
    case 'welcome': {
      const theirs = String(greeting.protocol);
      if (greeting.protocol < protocolVersion) return found('remote-host-older', { address, theirs, ours });
      if (greeting.protocol > protocolVersion) return found('remote-host-newer', { address, theirs, ours });
      return found('remote-host-same', { address, rooms: String(greeting.rooms) });
    }
    case 'other-protocol':
      return found('remote-host-other-protocol', { address, ours });
    case 'full':
      return found('remote-host-full', { address });
    case 'none':
      return found(page === 'ours' ? 'remote-host-no-table' : 'remote-host-other-program', { address });
  }
}

/** Parses `ip:port`; null if invalid. */
function readAddress(address: string): { readonly ip: string; readonly port: number } | null {
  const [ip = '', port = ''] = address.split(':');
  if (!hostAddress.safeParse(address).success || !isIPv4(ip)) return null;
  return Number(port) >= 1 && Number(port) <= 65_535 ? { ip, port: Number(port) } : null;
}

/**
 * Examines the route to another server at `ip:port`, and what answers there.
 * Takes at most about eight seconds. Never rejects.
 */
export async function examineAddress(address: string, probes: Probes = systemProbes): Promise<Finding[]> {
  const read = readAddress(address);
  if (!read) return [found('remote-address-unreadable', {}), found('remote-host-not-reached', {})];
  const { ip, port } = read;
  const adapters = probes.adapters();
  const near = ip.startsWith('127.') || adapters.some((adapter) => isNeighbour(ip, adapter));
  const before = probes.now();
  const knock = await probes.knock(ip, port);
  const took = Math.round(probes.now() - before);
  const own = adapters[0]?.address ?? null;
  const findings = [judgeKnock(knock, { address, near, own, milliseconds: String(took) })];
  const failed = knock.result !== 'answered' && knock.result !== 'refused';
  if (near && failed && asksForPermission(probes)) {
    const reason = 'reason' in knock && took < atOnce ? knock.reason : null;
    findings.push(judgePermission(false, reason));
  }
  if (knock.result === 'answered') findings.push(await examineHostAt(address, ip, port, probes));
  else findings.push(found('remote-host-not-reached', {}));
  return findings;
}
