import type { Seat } from '../../shared/engine/index.ts';
import { blunderWarningCatalogue } from '../table/first-match/explanation-words.ts';
import type { Translate } from '../words/translate.ts';
import type { Facts } from './game-words.ts';

/** The seat and view of a blunder warning, and the game's texts for it. `say` returns a warning by key. */
export interface WarnedPlayer<View, Words> {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
  readonly say: (key: string, facts?: Facts) => string;
}

/** Returns a function for the texts of a game's blunder warnings. */
export function blunderWarningsOf(game: string, translate: Translate): (key: string, facts?: Facts) => string {
  const catalogue = blunderWarningCatalogue(game);
  return (key, facts) => translate(`${catalogue}:${key}`, facts);
}
