import type { ReactNode } from 'react';
import type { OptionSpec } from '../../shared/engine/index.ts';
import type { Street } from '../design/index.ts';
import type { GameUi } from '../table/board/game-ui.ts';

/** What one does in a game, in three pictures. */
export type TilePictures = readonly [ReactNode, ReactNode, ReactNode];

/**
 * A game as it stands in the street of the lobby. Its name is in the catalogue of the shell, under `games`. The street
 * holds no rules and no drawings of a table: those come with the room, when it is wanted.
 */
export interface ListedGame {
  readonly id: string;
  /** Its place among the fronts, from 1. */
  readonly place: number;
  readonly street: Street;
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
