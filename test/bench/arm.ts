import type { RandomWords } from '../../shared/engine/index.ts';

/** One way of playing a game: plays a whole match with random moves and tells how it went. */
export interface Arm {
  playMatch(seed: string, random: RandomWords): { readonly moves: number; readonly scores: readonly number[] };
}
