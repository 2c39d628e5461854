import type { Holder } from '../../../shared/protocol/messages.ts';
import { useAppSelector } from '../../client/store.ts';

/** This device among the holders of seats and chairs; null for a guest outside rooms. */
export function useOwnHolder(): Holder | null {
  return useAppSelector(({ server, room }) => (server.role === 'host' ? 'house' : (room.live?.you ?? null)));
}
