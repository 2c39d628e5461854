import type { RandomWords } from '../../shared/engine/index.ts';

/** One implementation of a game: plays a whole match with random moves and returns its result. */
export interface Arm {
  playMatch(seed: string, random: RandomWords): { readonly moves: number; readonly scores: readonly number[] };
}
