import type { Finding } from '../../../shared/protocol/messages.ts';
import { found } from './codes.ts';
import type { Probes } from './probes.ts';

/** The first Darwin release (macOS 15) with a permission for the local network. */
const firstThatAsks = 24;

/** True if this system has a permission for the local network. */
export function asksForPermission({ system, release }: Pick<Probes, 'system' | 'release'>): boolean {
  return system === 'darwin' && Number.parseInt(release, 10) >= firstThatAsks;
}

/**
 * Infers the local network permission from attempts; the system offers no query for it.
 * @param heard true if another device was received, which proves the permission
 * @param reason the error when sending was refused, otherwise null
 */
export function judgePermission(heard: boolean, reason: string | null): Finding {
  if (heard) return found('permission-given', {});
  // A missing permission looks like a missing route into one's own network.
  if (reason !== null) return found('permission-missing', { reason });
  return found('permission-unclear', {});
}
