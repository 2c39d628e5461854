import type { MatchChance } from './chance.ts';
import { sha256 } from './sha-256.ts';

/** What the host publishes before any device has added its part. */
export function commitmentOf(host: string): string {
  return sha256(host);
}

/** What a device sends before it knows the other parts. The commitment binds it to one match. */
export function promiseOf(commitment: string, part: string): string {
  return sha256(`${commitment} ${part}`);
}

/** The seed that deals the match. */
export function seedOf({ host, devices }: Pick<MatchChance, 'host' | 'devices'>): string {
  return sha256([host, ...devices.map(({ part }) => part)].join(' '));
}
