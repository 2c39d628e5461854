/// <reference types="vite/client" />
// Plays every example of every game's rules to its end; its words contain only facts that result from it.
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fetchExamples } from '../../renderer/games/examples.ts';
import { type Language, languages, speak, translatorFor } from '../../renderer/words/index.ts';
import { type Example, type GameTypes, workExample } from '../../shared/engine/index.ts';
import { gameOf, games } from '../../shared/games/index.ts';
import { allCatalogues } from './every-word.ts';

type AnyExample = Example<GameTypes>;

/** What each game's file of examples exports. */
const files = import.meta.glob<Readonly<Record<string, AnyExample>>>('../../shared/games/*/examples.ts', {
  eager: true,
});
/** The minimum number of examples per game. */
const fewest = 4;
/** The maximum length of a sentence below a picture, in characters. */
const longest = 260;
const parts = ['title', 'before', 'after'] as const;

const examplesOf = (game: string) => Object.values(files[`../../shared/games/${game}/examples.ts`] ?? {});
const ids = Object.keys(games);
const all = ids.flatMap((game) => examplesOf(game).map((example) => ({ game, id: example.id, example })));
const spoken = all.flatMap((each) => languages.map((language) => ({ ...each, language })));

function worked(id: string, example: AnyExample) {
  const game = gameOf(id);
  if (game === undefined) throw new RangeError(`no game ${id}`);
  return workExample(game, example, (state) => game.audit(state));
}

function textsOf(game: string, id: string, language: Language): readonly string[] {
  const texts: Readonly<Record<string, unknown>> = Object(allCatalogues()[language][`${game}-examples`]?.[id]);
  return parts.map((part) => String(texts[part]));
}

describe('examples of the rules', () => {
  it.each(ids)('%s has enough of them, each drawn once', async (game) => {
    const drawn = await fetchExamples(game, 'en');
    expect(drawn.length).toBeGreaterThanOrEqual(fewest);
    const named = (some: readonly { readonly id: string; readonly rule: string }[]) =>
      some.map(({ id, rule }) => `${id} ${rule}`).sort();
    expect(named(drawn)).toEqual(named(examplesOf(game)));
    expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length);
  });

  it.each(all)('$game, $id: the rules play it to its end, and its books balance', ({ game, example }) => {
    const { before, after, events } = worked(game, example);
    expect(example.moves.length).toBeGreaterThan(0);
    expect(events.length).toBeGreaterThan(0);
    expect(after).not.toEqual(before);
  });

  it.each(all)('$game, $id: has the same result with any deck below the cards of its lesson', ({ game, example }) => {
    const { position } = example;
    const figures = ['one', 'other', 'third'].map((id) =>
      example.figures(worked(game, { ...example, position: { ...position, lesson: { ...position.lesson, id } } })),
    );
    expect(figures).toEqual(figures.map(() => example.figures(worked(game, example))));
  });

  it.each(ids)('%s contains no figures except moves, seats and list indexes', (game) => {
    const source = readFileSync(`shared/games/${game}/examples.ts`, 'utf8');
    const breakdown = source.replaceAll(/\/\*\*.*?\*\/|'[^']*'/gs, '').replaceAll(/move: \{[^}]*\}|seatAt\(\d\)/g, '');
    expect(breakdown).toContain('figures');
    expect(breakdown).not.toMatch(/[2-9]|\d\d/);
  });

  it.each(spoken)('$game, $id, $language: is under a heading of the rules', ({ game, example, language }) => {
    const rules = readFileSync(`shared/games/${game}/rules${language === 'en' ? '' : `.${language}`}.md`, 'utf8');
    expect(rules).toMatch(new RegExp(`^#+ .*\\{#${example.rule}\\}$`, 'm'));
  });

  it.each(spoken)('$game, $id, $language: states figures through placeholders', ({ game, id, example, language }) => {
    const texts = textsOf(game, id, language);
    const figures = example.figures(worked(game, example));
    const named = texts.flatMap((text) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
    expect([...new Set(named)].sort()).toEqual(Object.keys(figures).sort());
    for (const text of texts) expect(text.replaceAll(/\{\{\w+\}\}/g, '')).not.toMatch(/\d/);
    const say = translatorFor(`${game}-examples`, language);
    for (const part of parts) {
      const said = say(`${id}.${part}`, figures);
      expect(said).not.toMatch(/[{}—]|\$t/);
      expect(said.length, said).toBeLessThanOrEqual(longest);
    }
  });

  it.each(ids.flatMap((game) => languages.map((language) => [game, language] as const)))(
    '%s, %s: has words for exactly these examples',
    (game, language) => {
      expect(Object.keys(allCatalogues()[language][`${game}-examples`] ?? {}).sort()).toEqual(
        examplesOf(game)
          .map(({ id }) => id)
          .sort(),
      );
    },
  );

  it.each(spoken)('$game, $id, $language: is drawn before and after', async ({ game, id, language }) => {
    speak(language);
    const drawn = (await fetchExamples(game, language)).find((each) => each.id === id);
    const shown = drawn?.show(translatorFor(game, language));
    const [before, after] = [shown?.before, shown?.after].map((picture) => renderToStaticMarkup(<>{picture}</>));
    for (const picture of [before, after]) expect(picture).toContain('<svg');
    expect(before).not.toBe(after);
    speak('en');
  });
});
