import { beforeAll, describe, expect, it } from 'vitest';
import { listedGames } from '../../renderer/games/index.ts';
import { languages, translatorFor } from '../../renderer/words/index.ts';
import { gameIds } from '../../shared/games/index.ts';
import { lessonsOf } from '../../shared/games/lessons.ts';
import { allCatalogues, startWords } from './every-word.ts';

beforeAll(() => startWords('en'));

/** The maximum duration of a lesson in seconds, the words read per minute, and the seconds per press. */
const longest = 300;
const wordsAMinute = 200;
const pressing = 3;
/** The maximum length of the shopkeeper's sentences, in characters: two lines on a phone. */
const longestWhat = 60;
const longestWhy = 100;

const names = { first: 'Rufus', second: 'Elvira' };
const all = gameIds.flatMap((game) => lessonsOf(game).map((lesson) => ({ game, lesson })));
const spoken = all.flatMap((each) => languages.map((language) => ({ ...each, language, id: each.lesson.id })));

function sentencesOf({ game, lesson, language }: (typeof spoken)[number]) {
  const say = translatorFor(`${game}-lessons`, language);
  return [...lesson.steps.map(({ id }) => id), 'end'].map((step) => ({
    what: say(`${lesson.id}.${step}.what`, names),
    why: say(`${lesson.id}.${step}.why`, names),
  }));
}

describe('sentences of the shopkeeper', () => {
  it.each(spoken)('$game, $id, $language: one a press and one with the reason, in two lines each', (each) => {
    for (const { what, why } of sentencesOf(each)) {
      expect(what.length, what).toBeLessThanOrEqual(longestWhat);
      expect(why.length, why).toBeLessThanOrEqual(longestWhy);
      expect(`${what} ${why}`).not.toMatch(/[{}—]/);
    }
    expect(translatorFor(`${each.game}-lessons`, each.language)(`${each.lesson.id}.title`)).not.toBe('');
  });

  it.each(spoken)('$game, $id, $language: are read and pressed within five minutes', (each) => {
    const text = sentencesOf(each).flatMap(({ what, why }) => `${what} ${why}`.split(/\s+/));
    const presses = each.lesson.steps.flatMap((step) => step.presses).length;
    expect((text.length / wordsAMinute) * 60 + presses * pressing).toBeLessThanOrEqual(longest);
  });

  it.each(listedGames.flatMap(({ id }) => languages.map((language) => [id, language] as const)))(
    '%s, %s: exist only for steps of the lesson',
    (game, language) => {
      const said = allCatalogues()[language][`${game}-lessons`] ?? {};
      const steps = Object.fromEntries(
        lessonsOf(game).map(({ id, steps: each }) => [id, ['title', ...each.map((step) => step.id), 'end'].sort()]),
      );
      expect(Object.fromEntries(Object.entries(said).map(([id, words]) => [id, Object.keys(words).sort()]))).toEqual(
        steps,
      );
    },
  );
});
