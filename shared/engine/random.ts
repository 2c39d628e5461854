/**
 * A seeded random generator (sfc32), as four 32-bit words of plain data.
 * It is part of a game's state, so that the state can be copied, saved and replayed. The rules must use no other
 * randomness.
 */
export type RandomWords = [number, number, number, number];

/** A generator determined by the seed text. Different seeds give unrelated streams. */
export function randomFromSeed(seed: string): RandomWords {
  const words: RandomWords = [0x9e3779b9, 0x243f6a88, 0xb7e15162, seed.length];
  for (let at = 0; at < seed.length; at++) {
    const lane = at & 3;
    const code = seed.charCodeAt(at);
    const mixed = Math.imul((words[lane] ?? 0) ^ code, 0x85ebca6b);
    words[lane] = (mixed ^ (mixed >>> 13) ^ at) | 0;
  }
  for (let round = 0; round < 12; round++) nextWord(words);
  return words;
}

/** The next 32 random bits, as an unsigned integer. Advances the words in place. */
export function nextWord(words: RandomWords): number {
  const b = words[1];
  const c = words[2];
  const sum = (((words[0] + b) | 0) + words[3]) | 0;
  words[0] = b ^ (b >>> 9);
  words[1] = (c + (c << 3)) | 0;
  words[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  words[3] = (words[3] + 1) | 0;
  return sum >>> 0;
}

/** A uniformly distributed integer from 0 to bound − 1 (Lemire's rejection). bound: 1 … 2²¹. */
export function below(words: RandomWords, bound: number): number {
  for (;;) {
    // Exact: 32 bits times a bound up to 2²¹ fit into a double's 53 bits.
    const product = nextWord(words) * bound;
    const chosen = Math.floor(product / 4294967296);
    const rest = product - chosen * 4294967296;
    // The modulo is slow, and below the bound: compute it only where it can matter.
    if (rest >= bound || rest >= 4294967296 % bound) return chosen;
  }
}

/** Shuffles the list in place (Fisher-Yates). */
export function shuffle<T>(words: RandomWords, list: T[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const chosen = below(words, last + 1);
    const moved = list[last];
    const other = list[chosen];
    if (moved === undefined || other === undefined) return;
    list[last] = other;
    list[chosen] = moved;
  }
}

/** A random element. Throws RangeError for an empty list. */
export function pick<T>(words: RandomWords, list: readonly T[]): T {
  // A single element consumes no randomness.
  const chosen = list[list.length > 1 ? below(words, list.length) : 0];
  if (chosen === undefined) throw new RangeError('nothing to pick from');
  return chosen;
}

/** A new generator seeded from another one, for the unknown future of a redealt match. */
export function drawnWords(words: RandomWords): RandomWords {
  return [nextWord(words) | 0, nextWord(words) | 0, nextWord(words) | 0, nextWord(words) | 0];
}
