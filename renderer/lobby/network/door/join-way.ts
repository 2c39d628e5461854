import type { NearbyRoom } from '../../../../shared/protocol/messages.ts';
import { protocolVersion } from '../../../../shared/protocol/messages.ts';
import { isWholeCode, readAddress } from './code-entry.ts';

/** What comes of code and address as they stand in their fields. */
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
  /** Has this house tables on the network itself? Its own people open those from the shelf, without a code. */
  readonly hostsItself: boolean;
}

/**
 * Where somebody wants to go. The address may stay empty where only one host can be meant: the only one nearby. With an address alone one comes to the host's door, which asks for the code.
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
