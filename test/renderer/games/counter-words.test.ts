import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allCatalogues } from '../every-word.ts';

type Catalogue = ReturnType<typeof allCatalogues>['en'][string];

/** Every key of a catalogue, the forms of a plural as one. */
function keysOf(catalogue: Catalogue, before = ''): readonly string[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key.replace(/_(one|other|many)$/, '')] : keysOf(value, `${before}${key}.`),
  );
}

/** The source of a game's room. */
function sourceOf(game: string): string {
  const room = fileURLToPath(new URL(`../../../renderer/games/${game}`, import.meta.url));
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`${room}/${file}`, 'utf8'))
    .join('\n');
}

describe.each([
  ['harbour', 'harbour-counter'],
  ['mercado-de-lisboa', 'mercado-counter'],
  ['emporium', 'emporium-counter'],
  ['shopping-street', 'shopping-street-counter'],
])('the words of the counter of %s', (game, namespace) => {
  /** What is asked of the counter's catalogue: whole keys, and the starts of those that a fact completes. */
  const asked = [...sourceOf(game).matchAll(/counter\((?:[^()]|\([^()]*\))*/g)].map(([call]) => call);
  const whole = new Set(asked.flatMap((call) => [...call.matchAll(/'([a-z][\w.-]*)'/g)].map(([, key]) => key ?? '')));
  const begun = new Set(
    asked.flatMap((call) => [...call.matchAll(/`([a-z][\w.-]*)\$\{/g)].map(([, key]) => key ?? '')),
  );
  const counter = allCatalogues().en[namespace];
  if (counter === undefined) throw new TypeError(`${namespace} has no words`);
  const known = [...new Set(keysOf(counter))];

  it('are all asked for', () => {
    expect(whole.size).toBeGreaterThan(50);
    const starts = [...begun].filter((start) => start.includes('.'));
    expect(known.filter((key) => !whole.has(key) && !starts.some((start) => key.startsWith(start)))).toEqual([]);
  });

  it('exist wherever the counter asks for them', () => {
    expect([...whole].filter((key) => key.includes('.') && !known.includes(key))).toEqual([]);
    expect([...begun].filter((start) => !known.some((key) => key.startsWith(start)))).toEqual([]);
  });
});
