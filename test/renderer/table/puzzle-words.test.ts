import { beforeAll, describe, expect, it } from 'vitest';
import { answerVerdict, wrongVerdict } from '../../../renderer/table/puzzle/puzzle-words.ts';
import { translatorFor } from '../../../renderer/words/index.ts';
import type { PuzzleStanding } from '../../../shared/protocol/messages.ts';
import { startWords } from '../every-word.ts';

beforeAll(() => startWords('en'));

const game = 'harbour';
const told = () => ({
  game,
  language: 'en',
  t: translatorFor(game),
  choice: (moves: readonly object[]) => (moves.length > 1 ? 'two things' : 'one thing'),
});
const behind = { feature: 'goods', whose: 'own', points: -2.5 } as const;
const one = [{ type: 'move-pawn' }];
const two = [{ type: 'move-pawn' }, { type: 'take-good' }];

const answer: NonNullable<PuzzleStanding['answer']> = {
  best: { moves: two, chance: 0.62, reasons: [] },
  tempting: { moves: one, chance: 0.5, reasons: [] },
  behind,
};

describe('the verdict on a wrong answer', () => {
  it('says what it costs, and by what it is most behind', () => {
    const feature = translatorFor('harbour-choices')('features.goods');
    expect(wrongVerdict({ moves: one, cost: 0.12, behind }, told())).toEqual({
      asks: 'Not the best: one thing gives away 12% of the chance to win.',
      says: `Worse: ${feature} (−2½ points), next to the best choice.`,
    });
  });

  it('says so where no bot would think of it, and where no figure tells why', () => {
    const { asks, says } = wrongVerdict({ moves: one, cost: null, behind: null }, told());
    expect(asks).toBe('Not the best: one thing gives away so much that no bot would think of it.');
    expect(says).toBe('What it costs shows only later: matches that go on from there end worse.');
  });
});

describe('the verdict once it is over', () => {
  it('praises who found it, and says why what tempts is worse', () => {
    const { asks, says } = answerVerdict(answer, true, told());
    expect(asks).toBe('Right: two things. That leaves 62% to win.');
    expect(says).toMatch(/^What tempts, “one thing”, costs 12%\. Worse: .+ \(−2½ points\), next to the best choice\.$/);
  });

  it('tells what is best to who has given it up', () => {
    expect(answerVerdict(answer, false, told()).asks).toBe('Best is: two things. That leaves 62% to win.');
    expect(answerVerdict({ ...answer, behind: null }, false, told()).says).toBe(
      'What tempts, “one thing”, costs 12%: matches that go on from there end worse.',
    );
  });
});
