/** Durations in milliseconds. */
const minute = 60_000;
/** How long misses and bans are remembered after the last of them. */
const memory = 60 * minute;
const longestRest = 60 * minute;
const missesPerAddress = 5;
/** Misses per minute and network, after which its addresses that missed must wait. */
const missesPerNetwork = 20;
/** Misses after which all codes are replaced, as they may have been narrowed down. */
const missesBeforeNewCodes = 50;

/** The record of an address that has missed. */
interface Guesser {
  readonly misses: readonly number[];
  /** How often the address was banned, and until when. */
  readonly rests: number;
  readonly restsUntil: number;
}

/** The network part of an address; neighbours may be the same attacker. */
function networkOf(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address.split('.').slice(0, 3).join('.');
}

/**
 * Rate limit for wrong codes and keys.
 * An address must wait, longer each time, after five misses in a minute, or once its network has twenty. An address
 * without misses may always try, so that an attacker cannot lock others out.
 */
export class JoinLimits {
  readonly #elapsed: () => number;
  readonly #guessers = new Map<string, Guesser>();
  #sinceNewCodes = 0;

  /** @param elapsed a monotonic clock in milliseconds, independent of the time of day */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  /** True if this address may try now; otherwise even a right code is rejected. */
  mayTry(from: string): boolean {
    const now = this.#elapsed();
    this.#forget(now);
    const guesser = this.#guessers.get(from);
    if (guesser === undefined) return true;
    if (now < guesser.restsUntil) return false;
    const hasJustMissed = guesser.misses.some((at) => at > now - minute);
    return !(hasJustMissed && this.#missesOfNetwork(from, now) >= missesPerNetwork);
  }

  /** Records a miss; returns true when all codes should be replaced. */
  missed(from: string): boolean {
    const now = this.#elapsed();
    const before = this.#guessers.get(from) ?? { misses: [], rests: 0, restsUntil: 0 };
    const misses = [...before.misses.filter((at) => at > now - memory), now];
    const sinceRest = misses.filter((at) => at > now - minute && at >= before.restsUntil);
    const isUsedUp = sinceRest.length >= missesPerAddress;
    const rests = before.rests + (isUsedUp ? 1 : 0);
    const rest = Math.min(longestRest, minute * 2 ** (rests - 1));
    this.#guessers.set(from, { misses, rests, restsUntil: isUsedUp ? now + rest : before.restsUntil });
    this.#sinceNewCodes += 1;
    if (this.#sinceNewCodes < missesBeforeNewCodes) return false;
    this.#sinceNewCodes = 0;
    return true;
  }

  #missesOfNetwork(from: string, now: number): number {
    const network = networkOf(from);
    let misses = 0;
    for (const [address, guesser] of this.#guessers) {
      if (networkOf(address) === network) misses += guesser.misses.filter((at) => at > now - minute).length;
    }
    return misses;
  }

  #forget(now: number): void {
    for (const [address, { misses, restsUntil }] of this.#guessers) {
      if (Math.max(restsUntil, misses.at(-1) ?? 0) <= now - memory) this.#guessers.delete(address);
    }
  }
}
