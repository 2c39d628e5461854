import type { Seat } from '../../shared/engine/index.ts';
import { whisperCatalogue } from '../table/first-match/explanation-words.ts';
import type { Translate } from '../words/translate.ts';
import type { Facts } from './room-words.ts';

/** Whose choice is whispered about, what that seat sees, and what says it: a sentence of the game's own whispers, by its key. */
export interface Whispering<View, Words> {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Words;
  readonly say: (key: string, facts?: Facts) => string;
}

/** Says the sentences of a game's whispers. */
export function whispersOf(game: string, translate: Translate): (key: string, facts?: Facts) => string {
  const catalogue = whisperCatalogue(game);
  return (key, facts) => translate(`${catalogue}:${key}`, facts);
}
