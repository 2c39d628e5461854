import type { ReactNode } from 'react';
import type { OptionSpec } from '../../shared/engine/index.ts';
import type { Street } from '../design/index.ts';
import type { GameUi } from '../table/board/game-ui.ts';

/** A game's actions in three pictures. */
export type TilePictures = readonly [ReactNode, ReactNode, ReactNode];

/**
 * A game as the street of the lobby shows it. Its name is in the shell's catalogue, under `games`. Its rules and the
 * drawings of its table are fetched with its UI.
 */
export interface ListedGame {
  readonly id: string;
  /** Its place among the fronts, from 1. */
  readonly place: number;
  readonly street: Street;
  /** What its scores count; points by default. */
  readonly scoredIn?: 'gold' | 'coins';
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** True if it is easy to learn even if all players are new. */
  readonly isLight: boolean;
  /** The lessons' ids, the first game first. Their texts and matches load on demand. */
  readonly lessons: readonly string[];
  /** The catalogues with the game's own words. */
  readonly words: readonly string[];
  /** Fetches how its table is shown. */
  fetchUi(): Promise<GameUi>;
}
