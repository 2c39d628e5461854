import { beforeAll, describe, expect, it } from 'vitest';
import { opening, statusLine } from '../../../../renderer/games/mercado-de-lisboa/words/status-line.ts';
import { type Words, wordsFrom } from '../../../../renderer/games/mercado-de-lisboa/words.ts';
import { languages, translatorFor } from '../../../../renderer/words/index.ts';
import { combination, randomFromSeed } from '../../../../shared/engine/index.ts';
import { challengeIds, challenges } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import { startWords } from '../../every-word.ts';
import { people } from '../people.ts';
import { playMatch, seenBy } from './played-match.ts';

const broken = /\{\{|undefined|NaN|\[object/;
const wordsIn = (language: string): Words => wordsFrom(translatorFor('mercado-de-lisboa', language), people, language);

beforeAll(() => startWords('en'));

function begun(seats: number, options: Readonly<Record<string, string>> = {}) {
  return seenBy(mercadoDeLisboa.setup(seats, options, randomFromSeed('begun')), 'spectator');
}

describe('whereabouts', () => {
  it('tells the round, the last one, and the end', () => {
    const words = wordsIn('en');
    const view = { ...begun(3), round: 7 };
    expect(statusLine(view, words)).toBe('Round 7');
    expect(statusLine({ ...view, lastRound: 'spaces' }, words)).toBe('Round 7, the last');
    expect(statusLine({ ...view, ending: 'coins' }, words)).toBe('Final scoring');
  });

  it('tells somebody alone the challenge with the turn, and where actions are counted, the action', () => {
    const words = wordsIn('en');
    const long = { ...begun(1, { challenge: 'long-game' }), round: 5 };
    expect(statusLine(long, words)).toBe('Long Game, turn 5');
    const view = begun(1, { challenge: 'last-orders' });
    if (view.tally === null) throw new TypeError('alone there is a tally');
    expect(statusLine({ ...view, tally: { ...view.tally, actions: 4 } }, words)).toBe('Last Orders, action 5 of 12');
  });

  it.each(languages)('has words in %s for every position of whole matches', (language) => {
    const words = wordsIn(language);
    const told = new Set<string>();
    for (const seats of [1, 2, 3, 4]) {
      for (let number = 0; number < 4; number++) {
        playMatch(seats, number, (_events, state) => told.add(statusLine(seenBy(state, 'spectator'), words)));
      }
    }
    expect([...told].filter((text) => broken.test(text))).toEqual([]);
    expect(told.size).toBeGreaterThan(20);
  });

  it('opens the roll of several with the first round, that of somebody alone with the challenge', () => {
    const words = wordsIn('en');
    for (const seats of [2, 3, 4]) {
      const options = combination(mercadoDeLisboa.options, seats, seats);
      expect(opening(options, words, seats)).toBe(statusLine(begun(seats, options), words));
    }
    for (const challenge of challengeIds) {
      expect(opening({ challenge }, words, 1)).toBe(words.challenge(challenge));
      const { twist } = challenges[challenge];
      const first = twist === 'few-actions' ? 'action 1 of 12' : 'turn 1';
      expect(statusLine(begun(1, { challenge }), words)).toBe(`${words.challenge(challenge)}, ${first}`);
    }
    expect(opening({}, words, 1)).toBe('Specialist');
  });
});
