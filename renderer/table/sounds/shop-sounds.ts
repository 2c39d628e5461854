/** The sounds of the shop, each synthesized from a few tones and rustles. The last two are a game's own melody. */
export type ShopSound = 'coins' | 'crate' | 'paper' | 'shutter' | 'dice' | 'stamp' | 'bell' | 'reveal' | 'flourish';

/** The sounds of a game's events, by type; others are silent. */
export type SoundsOf<Event extends { readonly type: string }> = Readonly<Partial<Record<Event['type'], ShopSound>>>;

/** A ringing tone: pitch in hertz, loudness from 0 to 1, start and fading time in seconds. */
export interface Tone {
  readonly pitch: number;
  readonly loudness: number;
  readonly start: number;
  readonly length: number;
}

/** A rustle or knock: noise around a pitch in hertz. The narrower, the more like wood. */
export interface Rustle extends Tone {
  readonly narrow: number;
}

/** What a sound is made of. */
export interface Recipe {
  readonly tones: readonly Tone[];
  readonly rustles: readonly Rustle[];
}

export const tone = (pitch: number, loudness: number, start: number, length: number): Tone => ({
  pitch,
  loudness,
  start,
  length,
});
export const rustle = (pitch: number, narrow: number, loudness: number, start: number, length: number): Rustle => ({
  ...tone(pitch, loudness, start, length),
  narrow,
});

/** Three clinks of coins, each higher than the last. */
const clinks = [0, 0.07, 0.16].flatMap((start, index) => [
  tone(3520 + 380 * index, 0.05, start, 0.14),
  tone(5270 + 510 * index, 0.03, start, 0.1),
]);

/** How each sound is synthesized that is the same in all games. */
export const recipes: Readonly<Record<Exclude<ShopSound, 'reveal' | 'flourish'>, Recipe>> = {
  coins: { tones: clinks, rustles: [] },
  crate: {
    tones: [tone(92, 0.2, 0, 0.16)],
    rustles: [rustle(420, 3, 0.22, 0, 0.09), rustle(900, 2, 0.06, 0.02, 0.12)],
  },
  paper: { tones: [], rustles: [rustle(4200, 0.6, 0.07, 0, 0.11), rustle(5600, 0.8, 0.05, 0.09, 0.13)] },
  shutter: {
    tones: [tone(70, 0.1, 0.32, 0.2)],
    rustles: [0, 0.06, 0.12, 0.18, 0.24, 0.3].map((start) => rustle(1300, 4, 0.08, start, 0.06)),
  },
  dice: {
    tones: [],
    rustles: [0, 0.09, 0.15, 0.26, 0.31, 0.42].map((start, index) => rustle(1900 + 140 * index, 6, 0.2, start, 0.05)),
  },
  stamp: { tones: [tone(120, 0.22, 0, 0.1)], rustles: [rustle(700, 1.5, 0.16, 0, 0.07)] },
  bell: { tones: [tone(1568, 0.16, 0, 1.1), tone(2637, 0.08, 0, 0.7), tone(4186, 0.04, 0, 0.4)], rustles: [] },
};

/** A short melody of these pitches, in hertz. */
export function melodyOf(pitches: readonly number[]): Recipe {
  const tones = pitches.flatMap((pitch, index) => [
    tone(pitch, 0.1, 0.13 * index, 0.5),
    tone(2 * pitch, 0.03, 0.13 * index, 0.4),
  ]);
  return { tones, rustles: [] };
}
