import { beforeAll, expect, it } from 'vitest';
import { wordsFrom } from '../../../../renderer/games/brick-and-mortar/words.ts';
import { translatorFor } from '../../../../renderer/words/index.ts';
import { startWords } from '../../every-word.ts';
import { people } from '../people.ts';

beforeAll(() => startWords('en'));

it('says nothing as nothing, and never as a debt or a loss', () => {
  const words = wordsFrom(translatorFor('brick-and-mortar', 'en'), people, 'en');
  expect([words.change(0), words.change(2), words.change(-2)]).toEqual(['+0', '+2', '−2']);
  expect([words.money(0), words.money(-3)]).toEqual(['$0', '−$3']);
  expect(words.counts({ food: 0 })).toBe(words.say('nothing'));
});
