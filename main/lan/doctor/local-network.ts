import type { Finding } from '../../../shared/protocol/messages.ts';
import { found } from './codes.ts';
import type { Probes } from './probes.ts';

/** The first release of Darwin, macOS 15, that asks whether a program may use the local network. */
const firstThatAsks = 24;

/** Does this system ask whether a program may use the local network? */
export function asksForPermission({ system, release }: Pick<Probes, 'system' | 'release'>): boolean {
  return system === 'darwin' && Number.parseInt(release, 10) >= firstThatAsks;
}

/**
 * What tries at the local network say of the permission; the system itself tells nobody.
 * @param heard somebody else was heard, which the permission alone lets happen
 * @param reason the error with which the system refused to send, null where it did not
 */
export function judgePermission(heard: boolean, reason: string | null): Finding {
  if (heard) return found('permission-given', {});
  // So it shows: as if no way led into one's own network.
  if (reason !== null) return found('permission-missing', { reason });
  return found('permission-unclear', {});
}
