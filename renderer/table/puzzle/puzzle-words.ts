import type { Advice, PuzzleStanding, Reason } from '../../../shared/protocol/messages.ts';
import type { Translate } from '../../words/translate.ts';
import { reasonLines } from '../bots/reason-words.ts';
import { writtenChance } from '../bots/written-chance.ts';

/** A verdict in two sentences: what was chosen and what it comes to, and why. */
export interface Verdict {
  readonly asks: string;
  readonly says: string;
}

interface Told {
  readonly game: string;
  readonly language: string;
  readonly t: Translate;
  /** A choice in words, as it was offered. */
  readonly choice: (moves: Advice['moves']) => string;
}

/** What a choice is behind by, in one line with its points; null where nothing tells. */
function behindLine(behind: Reason | null, { game, t }: Told): string | null {
  const [line] = behind === null ? [] : reasonLines([behind], game, t);
  return line === undefined ? null : `${line.text} (${line.points})`;
}

/** Why the latest answer is not the best one. */
export function wrongVerdict({ moves, cost, behind }: NonNullable<PuzzleStanding['wrong']>, told: Told): Verdict {
  const { t, language } = told;
  const choice = told.choice(moves);
  const line = behindLine(behind, told);
  return {
    asks:
      cost === null
        ? t('puzzles:wrong.unthinkable', { choice })
        : t('puzzles:wrong.costs', { choice, cost: writtenChance(cost, language) }),
    says: line === null ? t('puzzles:wrong.later') : t('puzzles:wrong.because', { reason: line }),
  };
}

/** What is right, and why what tempts is worse. */
export function answerVerdict(
  { best, tempting, behind }: NonNullable<PuzzleStanding['answer']>,
  isSolved: boolean,
  told: Told,
): Verdict {
  const { t, language } = told;
  const facts = { choice: told.choice(best.moves), chance: writtenChance(best.chance, language) };
  const cost = writtenChance(Math.max(0, best.chance - tempting.chance), language);
  const tempted = { choice: told.choice(tempting.moves), cost };
  const line = behindLine(behind, told);
  return {
    asks: t(isSolved ? 'puzzles:solved' : 'puzzles:shown', facts),
    says:
      line === null ? t('puzzles:tempts.later', tempted) : t('puzzles:tempts.because', { ...tempted, reason: line }),
  };
}
