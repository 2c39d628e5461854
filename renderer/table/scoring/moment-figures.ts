import type { Translate } from '../../words/translate.ts';
import type { MomentWords } from './scoring.ts';

/** The texts of a moment, from the game's catalogue. `award` is the award's key if it differs. */
export function momentOf(words: Translate, key: string, facts: Parameters<Translate>[1], award = key): MomentWords {
  return { award: words(`awards.${award}`), text: words(`story.${key}`, facts) };
}
