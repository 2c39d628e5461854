import type { Street } from '../../design/index.ts';
import { type Rustle, rustle, type Tone, tone } from './shop-sounds.ts';

/** A continuous rush of noise around a pitch in hertz, which swells and ebbs within `swell` seconds. */
export interface Murmur {
  readonly pitch: number;
  /** The narrower, the more like a hum. */
  readonly narrow: number;
  readonly loudness: number;
  readonly swell: number;
}

/** An occasional sound; `every` is its average interval in seconds. */
export interface Detail {
  readonly every: number;
  readonly tones: readonly Tone[];
  readonly rustles: readonly Rustle[];
}

export interface Ambience {
  readonly murmurs: readonly Murmur[];
  readonly details: readonly Detail[];
}

/** Two steps of a passer-by. */
const steps: Detail = {
  every: 9,
  tones: [],
  rustles: [0, 0.5, 1, 1.5].map((start) => rustle(310, 3, 0.09, start, 0.07)),
};

const gull: Detail = {
  every: 16,
  tones: [0, 0.32, 0.6].flatMap((start) => [tone(1320, 0.022, start, 0.22), tone(1180, 0.018, start + 0.12, 0.26)]),
  rustles: [],
};

/** The background of each kind of street: a terrace, a quay, a market, a tavern, a city. */
export const ambiences: Readonly<Record<Street, Ambience>> = {
  brick: {
    murmurs: [{ pitch: 240, narrow: 0.5, loudness: 0.1, swell: 13 }],
    details: [steps, { every: 28, tones: [tone(1568, 0.03, 0, 1.2), tone(2637, 0.014, 0, 0.8)], rustles: [] }],
  },
  harbour: {
    murmurs: [
      { pitch: 420, narrow: 0.4, loudness: 0.16, swell: 7 },
      { pitch: 1500, narrow: 0.6, loudness: 0.035, swell: 7 },
    ],
    details: [gull, { every: 21, tones: [tone(98, 0.07, 0, 1.8)], rustles: [rustle(260, 8, 0.06, 0.2, 0.5)] }],
  },
  lisbon: {
    murmurs: [
      { pitch: 460, narrow: 1.2, loudness: 0.12, swell: 5 },
      { pitch: 900, narrow: 1.6, loudness: 0.05, swell: 3.4 },
    ],
    details: [steps, { every: 24, tones: [0, 0.22].map((start) => tone(2093, 0.025, start, 0.6)), rustles: [] }],
  },
  guild: {
    murmurs: [{ pitch: 320, narrow: 1, loudness: 0.11, swell: 6 }],
    details: [
      // the fire in the tavern
      { every: 1.4, tones: [], rustles: [0, 0.09].map((start) => rustle(2600, 5, 0.05, start, 0.04)) },
      { every: 19, tones: [], rustles: [rustle(1700, 9, 0.08, 0, 0.1)] },
    ],
  },
  city: {
    murmurs: [
      { pitch: 130, narrow: 0.8, loudness: 0.16, swell: 11 },
      { pitch: 620, narrow: 0.5, loudness: 0.03, swell: 8 },
    ],
    details: [steps, { every: 31, tones: [tone(349, 0.025, 0, 0.5), tone(440, 0.02, 0, 0.5)], rustles: [] }],
  },
  plain: { murmurs: [{ pitch: 300, narrow: 0.5, loudness: 0.1, swell: 10 }], details: [steps] },
};

/** The melody of each kind of street, in hertz: its first notes at a reveal, all of it for the winner. */
export const melodies: Readonly<Record<Street, readonly number[]>> = {
  brick: [523, 659, 784, 1047],
  harbour: [440, 587, 740, 880],
  lisbon: [494, 587, 740, 988],
  guild: [392, 523, 622, 784],
  city: [523, 698, 880, 1175],
  plain: [523, 659, 784, 1047],
};
