import type { Translate } from '../../words/translate.ts';
import type { MatchMoment } from './scoring.ts';

/** A moment of a match in the words of its game: what is told of it, and the award that is named by the same key or another. */
export function momentOf(words: Translate, told: string, facts: Parameters<Translate>[1], award = told): MatchMoment {
  return { award: words(`awards.${award}`), text: words(`story.${told}`, facts) };
}
