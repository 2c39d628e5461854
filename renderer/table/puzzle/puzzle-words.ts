import type { Advice, PuzzleStanding, Reason } from '../../../shared/protocol/messages.ts';
import type { Translate } from '../../words/translate.ts';
import { reasonLines } from '../bots/reason-words.ts';
import { writtenChance } from '../bots/written-chance.ts';

/** A verdict in two sentences: the choice and its result, and the reason. */
export interface Verdict {
  readonly title: string;
  readonly hint: string;
}

interface Wording {
  readonly game: string;
  readonly language: string;
  readonly t: Translate;
  /** The choice in words. */
  readonly choice: (moves: Advice['moves']) => string;
}

/** The main disadvantage of a choice, in one line with its points; null if none is known. */
function behindLine(behind: Reason | null, { game, t }: Wording): string | null {
  const [line] = behind === null ? [] : reasonLines([behind], game, t);
  return line === undefined ? null : `${line.text} (${line.points})`;
}

/** Why the last answer is not the best one. */
export function wrongVerdict({ moves, cost, behind }: NonNullable<PuzzleStanding['wrong']>, wording: Wording): Verdict {
  const { t, language } = wording;
  const choice = wording.choice(moves);
  const line = behindLine(behind, wording);
  return {
    title:
      cost === null
        ? t('puzzles:wrong.unthinkable', { choice })
        : t('puzzles:wrong.costs', { choice, cost: writtenChance(cost, language) }),
    hint: line === null ? t('puzzles:wrong.later') : t('puzzles:wrong.because', { reason: line }),
  };
}

/** The best answer, and why the tempting one is worse. */
export function answerVerdict(
  { best, tempting, behind }: NonNullable<PuzzleStanding['answer']>,
  isSolved: boolean,
  wording: Wording,
): Verdict {
  const { t, language } = wording;
  const facts = { choice: wording.choice(best.moves), chance: writtenChance(best.chance, language) };
  const cost = writtenChance(Math.max(0, best.chance - tempting.chance), language);
  const tempted = { choice: wording.choice(tempting.moves), cost };
  const line = behindLine(behind, wording);
  return {
    title: t(isSolved ? 'puzzles:solved' : 'puzzles:shown', facts),
    hint:
      line === null ? t('puzzles:tempts.later', tempted) : t('puzzles:tempts.because', { ...tempted, reason: line }),
  };
}
