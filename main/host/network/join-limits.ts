/** Times in milliseconds. */
const minute = 60_000;
/** How long misses and rests are remembered: whoever has had neither for so long begins anew. */
const memory = 60 * minute;
const longestRest = 60 * minute;
const missesPerAddress = 5;
/** Misses a minute of all addresses of one network together, before those among them that have missed are to wait. */
const missesPerNetwork = 20;
/** Wrong codes after which those that stand may have been narrowed down. */
const missesBeforeNewCodes = 50;

/** What is known of an address that has missed. */
interface Guesser {
  readonly misses: readonly number[];
  /** How often it has used up its tries, and until when it rests for that. */
  readonly rests: number;
  readonly restsUntil: number;
}

/** The network that an address lies in, as far as its first half tells: guesses of neighbours may be one guesser's. */
function networkOf(address: string): string {
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address.split('.').slice(0, 3).join('.');
}

/**
 * Counts wrong codes and keys, so that none is found by trying. Whoever guesses waits, longer each time: after five misses
 * in a minute, or once twenty came from its network. An address that has missed nothing may always try, so that nobody
 * can keep others out by guessing.
 */
export class JoinLimits {
  readonly #elapsed: () => number;
  readonly #guessers = new Map<string, Guesser>();
  #sinceNewCodes = 0;

  /** @param elapsed a clock in milliseconds that never goes back, whatever the time of day is set to */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  /** May somebody from this address try now? Until then the right code is refused like a wrong one. */
  mayTry(from: string): boolean {
    const now = this.#elapsed();
    this.#forget(now);
    const guesser = this.#guessers.get(from);
    if (guesser === undefined) return true;
    if (now < guesser.restsUntil) return false;
    const hasJustMissed = guesser.misses.some((at) => at > now - minute);
    return !(hasJustMissed && this.#missesOfNetwork(from, now) >= missesPerNetwork);
  }

  /** Notes a wrong try; true when it is time for new codes. */
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
