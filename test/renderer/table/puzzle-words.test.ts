import { beforeAll, expect, it } from 'vitest';
import { answerVerdict, wrongVerdict } from '../../../renderer/table/puzzle/puzzle-words.ts';
import { translatorFor } from '../../../renderer/words/index.ts';
import type { PuzzleStanding } from '../../../shared/protocol/messages.ts';
import { startWords } from '../every-word.ts';

beforeAll(() => startWords('en'));

const game = 'harbour';
const wording = () => ({
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

const wrong = (cost: number | null, reason: typeof behind | null) =>
  wrongVerdict({ moves: one, cost, behind: reason }, wording());

it('states the cost of a wrong answer, and its greatest shortfall', () => {
  const { title, hint } = wrong(0.12, behind);
  expect(title).toContain('one thing');
  expect(title).toMatch(/\b12\s?%/);
  expect(hint).toContain(translatorFor('harbour-choices')('features.goods'));
  expect(hint).toContain('2½');
});

it('states at the end the best choice, its chance, and why the tempting one is worse', () => {
  const [found, given] = [answerVerdict(answer, true, wording()), answerVerdict(answer, false, wording())];
  for (const { title } of [found, given]) expect(title).toMatch(/two things.*\b62\s?%/);
  expect(given.title).not.toBe(found.title);
  expect(found.hint).toMatch(/one thing.*\b12\s?%.*2½/);
  expect(answerVerdict({ ...answer, behind: null }, false, wording()).hint).toMatch(/one thing.*\b12\s?%/);
});
