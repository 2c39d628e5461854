import type { ReactNode } from 'react';
import type { Translate } from '../../words/translate.ts';

/** A memorable moment: the name of its award, a sentence, and a picture of the game's own pieces. */
export interface MatchMoment {
  readonly award: string;
  readonly text: string;
  readonly picture: ReactNode;
}

/** A moment with the texts of the game's catalogue. `award` is the award's key if it differs. */
export function momentOf(
  words: Translate,
  key: string,
  facts: Parameters<Translate>[1],
  picture: ReactNode,
  award = key,
): MatchMoment {
  return { award: words(`awards.${award}`), text: words(`story.${key}`, facts), picture };
}
