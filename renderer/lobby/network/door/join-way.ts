import type { NearbyRoom } from '../../../../shared/protocol/messages.ts';
import { protocolVersion } from '../../../../shared/protocol/messages.ts';
import { isWholeCode, readAddress } from './code-entry.ts';

/** The result of the code and address fields. */
export type JoinWay =
  | { readonly to: 'visit'; readonly address: string; readonly code: string | null }
  | {
      readonly to: 'nowhere';
      readonly fault: 'code-short' | 'address-unreadable' | 'address-missing' | 'own-table';
    };

interface JoinFields {
  readonly code: string;
  readonly address: string;
  readonly nearby: readonly NearbyRoom[];
  /** Whether this server itself hosts tables. Its own people open those from the library, without a code. */
  readonly hostsItself: boolean;
}

/**
 * Where the fields lead. The address may be empty if a single host is nearby.
 * An address without a code leads to the host's entry page.
 */
export function joinWay({ code, address, nearby, hostsItself }: JoinFields): JoinWay {
  if (address.trim() !== '') {
    const there = readAddress(address);
    if (there === null) return { to: 'nowhere', fault: 'address-unreadable' };
    if (code !== '' && !isWholeCode(code)) return { to: 'nowhere', fault: 'code-short' };
    return { to: 'visit', address: there.address, code: code === '' ? there.code : code };
  }
  if (!isWholeCode(code)) return { to: 'nowhere', fault: 'code-short' };
  const hosts = new Set(nearby.filter(({ protocol }) => protocol === protocolVersion).map((table) => table.address));
  const [only] = hosts;
  if (only !== undefined && hosts.size === 1) return { to: 'visit', address: only, code };
  return { to: 'nowhere', fault: hostsItself ? 'own-table' : 'address-missing' };
}
