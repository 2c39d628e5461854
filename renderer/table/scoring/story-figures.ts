import type { Translate } from '../../words/translate.ts';
import type { MomentWords } from './scoring.ts';

/** A moment of a match in the words of its game: what is told of it, and the award that is named by the same key or another. */
export function momentOf(words: Translate, told: string, facts: Parameters<Translate>[1], award = told): MomentWords {
  return { award: words(`awards.${award}`), text: words(`story.${told}`, facts) };
}
