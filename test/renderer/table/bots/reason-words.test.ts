import { beforeAll, describe, expect, it } from 'vitest';
import { reasonLines } from '../../../../renderer/table/bots/reason-words.ts';
import { translatorFor } from '../../../../renderer/words/index.ts';
import type { Reason } from '../../../../shared/protocol/messages.ts';
import { startWords } from '../../every-word.ts';

beforeAll(() => startWords('en'));

const own = (feature: string, points: number): Reason => ({ feature, whose: 'own', points });
const others = (feature: string, points: number): Reason => ({ feature, whose: 'others', points });
const say = (reasons: readonly Reason[], language = 'en') =>
  reasonLines(reasons, 'harbour', translatorFor('harbour', language)).map(({ text, points }) => `${text}: ${points}`);

describe('reasons for a choice', () => {
  it('are in the words of their game, the strongest first, in half points', () => {
    expect(say([own('stock', -0.6), own('points', 1.3), others('points', 2), others('stock', -1)])).toEqual([
      'Hurts the others: points of buildings owned: +2 points',
      'Better: points of buildings owned: +1½ points',
      'Helps the others: goods left over for later: −1 point',
      'Worse: goods left over for later: −½ point',
    ]);
  });

  it('are left out if they amount to nothing', () => {
    expect(say([own('stock', 0.24), own('points', -0.2)])).toEqual([]);
    expect(say([own('stock', 0.25)])).toEqual(['Better: goods left over for later: +½ point']);
  });

  it('exist in every language, with its own plural forms', () => {
    expect(say([own('points', 1.5)], 'fr')[0]).toMatch(/: \+1½ point$/);
    expect(say([own('points', 2)], 'fr')[0]).toMatch(/: \+2 points$/);
    expect(say([own('points', 1.5)], 'es')[0]).toMatch(/: \+1½ puntos$/);
  });
});
