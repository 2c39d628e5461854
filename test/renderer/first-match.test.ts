/// <reference types="vite/client" />
import { beforeAll, describe, expect, it } from 'vitest';
import { explanationWords } from '../../renderer/table/first-match/explanation-words.ts';
import { languages } from '../../renderer/words/index.ts';
import { gameIds } from '../../shared/games/index.ts';
import { allCatalogues, startWords } from './every-word.ts';

beforeAll(() => startWords('en'));

/** Everything that the games' rules export, by file. */
const rules = import.meta.glob<Readonly<Record<string, unknown>>>('../../shared/games/*/{index,phases/index}.ts', {
  eager: true,
});

/** The kinds of question of a game with explanations: the keys of its exported `…Questions`. */
function questionsOf(game: string): readonly string[] {
  const exported = Object.entries(rules).flatMap(([file, all]) =>
    file.includes(`/games/${game}/`) ? Object.entries(all) : [],
  );
  return exported.flatMap(([name, value]) => (name.endsWith('Questions') ? Object.keys(value ?? {}) : []));
}

/** The limits of an explanation (three lines of a phone): characters and sentences. */
const longest = 165;
const sentences = 2;

const explained = gameIds.filter((game) => allCatalogues().en[explanationWords(game)] !== undefined);
const spoken = explained.flatMap((game) =>
  languages.map((language) => ({
    game,
    language,
    kinds: questionsOf(game),
    said: allCatalogues()[language][explanationWords(game)] ?? {},
  })),
);

describe('explanations in a first match', () => {
  it.each(spoken)('$game, $language: exist for each kind of question, and nothing else', ({ kinds, said }) => {
    expect(kinds.length).toBeGreaterThan(2);
    expect(Object.keys(said).sort()).toEqual([...kinds].sort());
  });

  it.each(spoken)('$game, $language: are two short sentences each, without repetition', ({ said }) => {
    const texts = Object.values(said).map(String);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text.length, text).toBeLessThanOrEqual(longest);
      expect(text.match(/[.?!](?=\s|$)/g)?.length, text).toBeLessThanOrEqual(sentences);
      expect(text).not.toMatch(/[{}—]/);
    }
  });
});
