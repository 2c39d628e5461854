import { herePath, usualPort } from '../../shared/protocol/messages.ts';
import { ownAddress } from './join-link.ts';

/** Number of ports asked, from the usual one on: a host takes the first free one. */
const portsAsked = 4;
/** How long an address may take to answer, in milliseconds. */
const patience = 3000;

/** True if a host answers at the address. Never rejects. The page's policy admits only its own host's machine. */
async function isHost(address: string): Promise<boolean> {
  const wait = new AbortController();
  const timer = setTimeout(() => wait.abort(), patience);
  try {
    const { status } = await fetch(`http://${address}${herePath}`, {
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: wait.signal,
    });
    return status === 204;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The address of a host under the name of this page's machine, likeliest port first. Null if none answers.
 * Always null in the app, which finds hosts by mDNS. Never rejects.
 */
export async function movedHost(machine: string): Promise<string | null> {
  const own = ownAddress();
  if (own === null) return null;
  const ports = [Number(window.location.port) || 80, ...Array.from({ length: portsAsked }, (_, at) => usualPort + at)];
  const addresses = [...new Set(ports)].map((port) => `${machine}:${port}`).filter((address) => address !== own);
  const answers = await Promise.all(addresses.map(isHost));
  return addresses.find((_, at) => answers[at]) ?? null;
}
