import { type Finding, type NetworkStanding, usualPort } from '../../../shared/protocol/messages.ts';
import { isSelfNumbered } from '../mdns/adapters.ts';
import type { Knock } from '../mdns/knock.ts';
import { found } from './codes.ts';
import type { Echo } from './echo.ts';
import { examineFirewall } from './firewall.ts';
import type { Greeting } from './greet.ts';
import { asksForPermission, judgePermission } from './local-network.ts';
import type { Page } from './page.ts';
import { type Probes, systemProbes } from './probes.ts';

/** Maximum number of adapters to examine; more are rarely for the home network. */
const mostAdapters = 4;

function examineAdapters(standing: NetworkStanding, probes: Probes): Finding {
  const adapters = probes.adapters();
  const real = adapters.filter(({ address, virtual }) => !virtual && !isSelfNumbered(address));
  const [first] = adapters;
  const [best] = real;
  if (!first) return found('adapter-none', {});
  const listening = standing.listening?.adapter;
  if (listening && listening !== 'all' && !listening.startsWith('127.')) {
    const chosen = adapters.find(({ address }) => address === listening);
    if (!chosen) return found('adapter-gone', { address: listening });
    const { name: adapter, address } = chosen;
    if (chosen.virtual && best) {
      return found('adapter-virtual-chosen', { adapter, address, better: best.name, betterAddress: best.address });
    }
    if (best && !isSelfNumbered(address)) return found('adapter-found', { adapter, address });
  }
  if (best) return found('adapter-found', { adapter: best.name, address: best.address });
  const selfNumbered = adapters.find(({ address, virtual }) => !virtual && isSelfNumbered(address));
  if (selfNumbered) {
    return found('adapter-self-assigned', { adapter: selfNumbered.name, address: selfNumbered.address });
  }
  return found('adapter-only-virtual', { adapter: first.name, address: first.address });
}

interface Visit {
  readonly address: string;
  readonly knock: Knock;
  readonly page: Page;
  readonly greeting: Greeting;
}

async function visit(address: string, probes: Probes): Promise<Visit> {
  const [ip = '', port = ''] = address.split(':');
  const knock = await probes.knock(ip, Number(port));
  if (knock.result !== 'answered') return { address, knock, page: 'none', greeting: { result: 'none' } };
  const [page, greeting] = await Promise.all([probes.openPage(ip, Number(port)), probes.greet(ip, Number(port))]);
  return { address, knock, page, greeting };
}

function judgePort({ listening, failure }: NetworkStanding, visits: readonly Visit[]): Finding {
  if (!listening) {
    if (failure === 'ports-taken') return found('ports-taken', {});
    if (failure === 'not-allowed') return found('port-not-allowed', {});
    if (failure === 'failed') return found('port-failed', {});
    return found('port-not-hosting', {});
  }
  const port = String(listening.port);
  if (visits.some(({ page, greeting }) => page === 'ours' || greeting.result !== 'none')) {
    return found('port-answers', { port });
  }
  const answered = visits.some(({ knock }) => knock.result === 'answered');
  return found(answered ? 'port-other-program' : 'port-silent', { port });
}

function judgeVisit({ address, knock, page, greeting }: Visit): Finding {
  if (knock.result === 'refused') return found('reachable-refused', { address });
  if (knock.result === 'silent') return found('reachable-silent', { address });
  if (knock.result !== 'answered') return found('reachable-no-way', { address });
  if (page !== 'ours') return found('reachable-no-page', { address });
  return found(greeting.result === 'none' ? 'reachable-no-table' : 'reachable-page-and-table', { address });
}

function judgeEcho(address: string, echo: Echo): Finding {
  if (echo.result === 'held') return found('multicast-port-held', { port: '5353' });
  if (echo.result === 'not-sent') return found('multicast-not-sent', { address, reason: echo.reason });
  if (echo.devices > 0) return found('multicast-answered', { address, devices: String(echo.devices) });
  return found(echo.own ? 'multicast-own-only' : 'multicast-unheard', { address });
}

function judgeEchoes(
  echoes: readonly { readonly address: string; readonly echo: Echo }[],
  unlisted: boolean,
): Finding[] {
  if (echoes.length === 0) return [found('multicast-no-adapter', {})];
  const held = echoes.find(({ echo }) => echo.result === 'held');
  // All adapters share the port.
  const findings = (held ? [held] : echoes).map(({ address, echo }) => judgeEcho(address, echo));
  if (unlisted && findings.every(({ result }) => result === 'well')) findings.push(found('multicast-unlisted', {}));
  return findings;
}

/**
 * Examines whether others at home can reach this server, and what prevents it.
 * Takes at most about eight seconds. Never rejects.
 */
export async function examineHost(
  { standing }: { readonly standing: NetworkStanding },
  probes: Probes = systemProbes,
): Promise<Finding[]> {
  const { listening } = standing;
  const addresses = listening?.addresses.slice(0, mostAdapters) ?? [];
  const spoken = listening
    ? addresses.map((address) => address.split(':')[0] ?? '')
    : probes.adapters().map(({ address }) => address);
  const [visits, echoes, firewall] = await Promise.all([
    Promise.all(addresses.map((address) => visit(address, probes))),
    Promise.all(
      spoken.slice(0, mostAdapters).map(async (address) => ({ address, echo: await probes.callOut(address) })),
    ),
    examineFirewall(probes.system, listening?.port ?? usualPort, probes),
  ]);
  const reachable = visits.length > 0 ? visits.map(judgeVisit) : [found('reachable-not-hosting', {})];
  const refused = echoes.map(({ echo }) => echo).find(({ result }) => result === 'not-sent');
  const permission = asksForPermission(probes)
    ? judgePermission(
        echoes.some(({ echo }) => echo.result === 'sent' && echo.devices > 0),
        refused?.result === 'not-sent' ? refused.reason : null,
      )
    : found('permission-not-needed', {});
  return [
    examineAdapters(standing, probes),
    judgePort(standing, visits),
    ...reachable,
    ...judgeEchoes(echoes, standing.unlisted),
    firewall,
    permission,
  ];
}
