import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../../renderer/words/index.ts';
import { fameRanks } from '../../../../shared/games/mercado-de-lisboa/challenges.ts';
import { rulesOf } from '../../../games/rules-text.ts';
import { allCatalogues } from '../../every-word.ts';

type Catalogue = ReturnType<typeof allCatalogues>['en'][string];

/** Every key of a catalogue, the forms of a plural as one. */
function keysOf(catalogue: Catalogue, before = ''): readonly string[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key.replace(/_(one|other|many)$/, '')] : keysOf(value, `${before}${key}.`),
  );
}

const room = fileURLToPath(new URL('../../../../renderer/games/mercado-de-lisboa', import.meta.url));
const source = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|[\\/])campaign[^\\/]*\.tsx?$/.test(file))
  .map((file) => readFileSync(`${room}/${file}`, 'utf8'))
  .join('\n');

describe('the words of the campaign', () => {
  it('are all asked for', () => {
    const catalogue = allCatalogues().en['mercado-campaign'];
    if (catalogue === undefined) throw new TypeError('the campaign has no words');
    const starts = [...source.matchAll(/`([a-z-]+\.)\$\{/g)].map(([, start]) => start ?? '');
    const unused = [...new Set(keysOf(catalogue))].filter(
      (key) => !source.includes(`'${key}'`) && !starts.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });

  it.each(languages)('call the player in %s what the rules call them', (language) => {
    const ranks = allCatalogues()[language]['mercado-campaign']?.ranks;
    const rules = rulesOf('mercado-de-lisboa', language);
    expect(Object.keys(ranks ?? {})).toEqual(fameRanks.map(({ rank }) => rank));
    for (const words of Object.values(ranks ?? {})) expect(rules).toContain(`| ${words} |`);
  });
});
