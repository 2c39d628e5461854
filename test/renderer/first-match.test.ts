import { beforeAll, describe, expect, it } from 'vitest';
import { explanationWords } from '../../renderer/table/first-match/explanation-words.ts';
import { languages } from '../../renderer/words/index.ts';
import { brickQuestions } from '../../shared/games/brick-and-mortar/index.ts';
import { emporiumQuestions } from '../../shared/games/emporium/phases/index.ts';
import { harbourQuestions } from '../../shared/games/harbour/phases/index.ts';
import type { GameId } from '../../shared/games/index.ts';
import { mercadoQuestions } from '../../shared/games/mercado-de-lisboa/phases/index.ts';
import { shoppingStreetQuestions } from '../../shared/games/shopping-street/phases/index.ts';
import { allCatalogues, startWords } from './every-word.ts';

beforeAll(() => startWords('en'));

/** Everything that each game asks, by the rules of its questions. */
const questions: Readonly<Record<GameId, object>> = {
  'brick-and-mortar': brickQuestions,
  harbour: harbourQuestions,
  'mercado-de-lisboa': mercadoQuestions,
  emporium: emporiumQuestions,
  'shopping-street': shoppingStreetQuestions,
};

/** An explanation takes three lines of a phone: so many letters, in so many sentences. */
const longest = 165;
const sentences = 2;

const spoken = Object.entries(questions).flatMap(([game, asked]) =>
  languages.map((language) => ({
    game,
    language,
    kinds: Object.keys(asked),
    said: allCatalogues()[language][explanationWords(game)] ?? {},
  })),
);

describe('what is explained in a first match', () => {
  it.each(spoken)('$game, $language: has words for each kind of question, and for nothing else', ({ kinds, said }) => {
    expect(kinds.length).toBeGreaterThan(2);
    expect(Object.keys(said).sort()).toEqual([...kinds].sort());
  });

  it.each(spoken)('$game, $language: says it in two short sentences, each in words of its own', ({ said }) => {
    const texts = Object.values(said).map(String);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text.length, text).toBeLessThanOrEqual(longest);
      expect(text.match(/[.?!](?=\s|$)/g)?.length, text).toBeLessThanOrEqual(sentences);
      expect(text).not.toMatch(/[{}—]/);
    }
  });
});
