/** The first 32 bits of the fractional part of `root(prime)`, for each of the first `count` primes. */
function fractionsOf(count: number, root: (prime: number) => number): readonly number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes.map((prime) => ((root(prime) % 1) * 2 ** 32) | 0);
}

const initial = fractionsOf(8, Math.sqrt);
const rounds = fractionsOf(64, Math.cbrt);

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The 64 words that a block of 64 bytes is expanded to. */
function scheduleOf(block: DataView): Int32Array {
  const words = new Int32Array(64);
  const at = (index: number): number => words[index] ?? 0;
  for (let index = 0; index < 64; index++) {
    if (index < 16) words[index] = block.getInt32(index * 4);
    else {
      const [early, late] = [at(index - 15), at(index - 2)];
      const one = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
      const other = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
      words[index] = at(index - 16) + one + at(index - 7) + other;
    }
  }
  return words;
}

/**
 * SHA-256 of an ASCII text, as 64 hexadecimal digits (FIPS 180-4).
 * Browsers offer their own only on secure pages; a guest's page comes over plain HTTP.
 */
export function sha256(text: string): string {
  const bytes = Array.from(text, (character) => character.charCodeAt(0));
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(padded.buffer).set([...bytes, 0x80]);
  padded.setBigUint64(padded.byteLength - 8, BigInt(bytes.length * 8));
  const hash = Int32Array.from(initial);
  for (let start = 0; start < padded.byteLength; start += 64) {
    const schedule = scheduleOf(new DataView(padded.buffer, start, 64));
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (const [round, word] of schedule.entries()) {
      const mixed = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
      const one = h + mixed + ((e & f) ^ (~e & g)) + (rounds[round] ?? 0) + word;
      const other = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
    }
    for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = (hash[index] ?? 0) + word;
  }
  return [...hash].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
