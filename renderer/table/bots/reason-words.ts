import type { Reason } from '../../../shared/protocol/messages.ts';
import type { Translate } from '../../words/translate.ts';

/** A reason in words, with its points. */
export interface ReasonLine {
  readonly key: string;
  readonly text: string;
  /** The subject of the reason: "goods left over for later". */
  readonly feature: string;
  /** In points of the final score, rounded to halves: "+1½ points". */
  readonly points: string;
  readonly speaks: 'for' | 'against';
}

/** The catalogue with a game's words for choices and features. */
export function choiceWordsOf(game: string): string {
  return `${game}-choices`;
}

/** Formats a number of half points: ½, 2, 2½. */
function halves(number: number): string {
  const whole = Math.floor(number / 2);
  if (number % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** The reasons for and against a choice in words, weightiest first. Leaves out reasons under a quarter point. */
export function reasonLines(reasons: readonly Reason[], game: string, t: Translate): readonly ReasonLine[] {
  return reasons
    .map((reason) => ({ ...reason, half: Math.round(Math.abs(reason.points) * 2) }))
    .filter(({ half }) => half > 0)
    .toSorted((one, other) => other.half - one.half)
    .map(({ feature: name, whose, points, half }) => {
      const feature = t(`${choiceWordsOf(game)}:features.${name}`);
      const speaks = points > 0 ? 'for' : 'against';
      const amount = `${points > 0 ? '+' : '−'}${halves(half)}`;
      return {
        key: `${whose} ${name}`,
        text: t(`bots:reasons.${whose}.${speaks}`, { feature }),
        feature,
        points: t('bots:reasons.points', { count: half <= 2 ? 1 : half / 2, amount }),
        speaks,
      };
    });
}
