import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { listedGames } from '../../renderer/games/index.ts';
import { addCatalogues, languages, preferredLanguage, translatorFor } from '../../renderer/words/index.ts';
import { keepingTexts } from '../../renderer/words/translate.ts';
import { gameIds, games } from '../../shared/games/index.ts';
import { playerColours, refusalCodes } from '../../shared/protocol/messages.ts';
import { allCatalogues, startWords } from './every-word.ts';

type Catalogue = ReturnType<typeof allCatalogues>['en'][string];

/** Every text of a catalogue by its full key. */
function textsOf(catalogue: Catalogue, before = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value] as const] : [...textsOf(value, `${before}${key}.`)],
    ),
  );
}

/** The key without its plural suffix: `lines_one` and `lines_other` are one text. */
const singular = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/** The placeholders of a text, and the texts it nests. */
function placeholders(text: string): readonly string[] {
  return [
    ...new Set(
      [...text.matchAll(/\{\{\s*([\w.]+)/g), ...text.matchAll(/\$t\(([^,)]+)/g)].map(([, name]) => name ?? ''),
    ),
  ].sort();
}

/** What is between a text's first parenthesis and the one that closes it. */
function insideParentheses(source: string): string {
  let open = 1;
  const end = [...source].findIndex((letter) => {
    if (letter === '(') open += 1;
    if (letter === ')') open -= 1;
    return open === 0;
  });
  return source.slice(0, end);
}

const all = allCatalogues();
const namespaces = Object.keys(all.en);
const everywhere = namespaces.flatMap((namespace) => languages.map((language) => [namespace, language] as const));

function texts(namespace: string, language: (typeof languages)[number]): ReadonlyMap<string, string> {
  const catalogue = all[language][namespace];
  if (!catalogue) throw new Error(`there is no catalogue ${language}/${namespace}`);
  return textsOf(catalogue);
}

describe('catalogues', () => {
  it('are the same in every language', () => {
    expect(namespaces).toContain('shell');
    for (const language of languages) expect(Object.keys(all[language]).sort()).toEqual([...namespaces].sort());
  });

  it.each(everywhere)('%s has in %s the keys it has in English', (namespace, language) => {
    const keys = (of: (typeof languages)[number]) =>
      [...new Set([...texts(namespace, of).keys()].map(singular))].sort();
    expect(keys(language)).toEqual(keys('en'));
  });

  it.each(everywhere)('%s has in %s the placeholders it has in English', (namespace, language) => {
    const byKey = (of: (typeof languages)[number]) => {
      const found = new Map<string, Set<string>>();
      for (const [key, text] of texts(namespace, of)) {
        const names = found.get(singular(key)) ?? new Set();
        for (const name of placeholders(text)) names.add(name);
        found.set(singular(key), names);
      }
      return Object.fromEntries([...found].map(([key, names]) => [key, [...names].sort()]));
    };
    expect(byKey(language)).toEqual(byKey('en'));
  });

  it.each(everywhere)('%s has no empty text under any key in %s', (namespace, language) => {
    const empty = [...texts(namespace, language)].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(empty).toEqual([]);
  });

  it.each(everywhere)('%s has in %s every plural form it needs', (namespace, language) => {
    const keys = new Set(texts(namespace, language).keys());
    const counted = new Set([...keys].filter((key) => key !== singular(key)).map(singular));
    const needed = [0, 1, 2, 5, 21].map((count) => new Intl.PluralRules(language).select(count));
    const missing = [...counted].flatMap((key) =>
      needed.map((form) => `${key}_${form}`).filter((form) => !keys.has(form)),
    );
    expect(missing).toEqual([]);
  });
});

it.each(namespaces)('French: of %s breaks no line before detached punctuation, nor inside guillemets', (namespace) => {
  const broken = [...texts(namespace, 'fr')].filter(([, text]) => /(?:^|[^\u00a0\u202f]) [?!;:»]|« /.test(text));
  expect(broken).toEqual([]);
});

describe('texts of the shell', () => {
  const root = fileURLToPath(new URL('../../renderer', import.meta.url));
  const rooms = ['app', 'client', 'connection', 'game-kit', 'lobby', 'people', 'table'];
  const sources = rooms.flatMap((room) =>
    readdirSync(`${root}/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(`${root}/${room}/${file}`, 'utf8')),
  );
  /** The page's own catalogues; those of the games are used by what the games declare. */
  const firstWord = (name: string) => name.split('-')[0];
  const ours = namespaces.filter((namespace) => !listedGames.some(({ id }) => firstWord(id) === firstWord(namespace)));
  /** A file uses one catalogue, the shell's by default; `namespace:key` reaches the others. */
  const asked = sources.flatMap((source) => {
    const [, own = 'shell'] = /(?:useTranslation\('|TFunction<')([\w-]+)'/.exec(source) ?? [];
    return [...source.matchAll(/\bt\(/g)].map(({ index }) => ({
      own,
      inside: insideParentheses(source.slice(index + 2)),
    }));
  });
  const whole = (own: string, key: string) => (key.includes(':') ? key : `${own}:${key}`);
  const literal = asked.flatMap(({ own, inside }) =>
    [...inside.matchAll(/'((?:[a-z]+:)?[a-zA-Z][\w-]*(?:\.[\w-]+)*)'/g)].map(([, key]) => whole(own, key ?? '')),
  );
  const built = asked.flatMap(({ own, inside }) =>
    [...inside.matchAll(/`((?:[a-z]+:[\w.-]*|[\w.-]+))\$\{/g)].map(([, start]) => whole(own, start ?? '')),
  );
  const known = new Set(
    ours.flatMap((namespace) => [...texts(namespace, 'en').keys()].map((key) => `${namespace}:${singular(key)}`)),
  );

  it('exist wherever the shell uses them', () => {
    expect(literal.length).toBeGreaterThan(100);
    expect([...new Set(literal)].filter((key) => !known.has(key))).toEqual([]);
    expect(built.length).toBeGreaterThan(5);
    expect([...new Set(built)].filter((start) => ![...known].some((key) => key.startsWith(start)))).toEqual([]);
  });

  it('are all used', () => {
    // a game's declaration uses the words of its options, and the build those for old browsers
    const elsewhere = /^shell:(?:options\.|oldBrowser$)/;
    const unused = [...known].filter(
      (key) => !literal.includes(key) && !built.some((start) => key.startsWith(start)) && !elsewhere.test(key),
    );
    expect(unused).toEqual([]);
  });

  it('cover every refusal of the host, every connection state and every colour', () => {
    const needed = [
      ...refusalCodes.map((code) => `refusals:${code}`),
      ...['connecting', 'open', 'waiting-to-retry', 'closed'].map((state) => `shell:connection.${state}`),
      ...playerColours.map((colour) => `shell:colours.${colour}`),
    ];
    expect(needed.filter((key) => !known.has(key))).toEqual([]);
  });

  it('name every game', () => {
    expect(gameIds.filter((id) => !known.has(`shell:games.${id}`))).toEqual([]);
  });

  it('cover exactly the options of every game', () => {
    const needed = Object.values(games).flatMap(({ id, options }) =>
      options.flatMap((option) =>
        ['title', 'says', ...option.values.map((value) => `values.${value}`)].map(
          (key) => `shell:options.${id}.${option.id}.${key}`,
        ),
      ),
    );
    expect([...known].filter((key) => key.startsWith('shell:options.')).toSorted()).toEqual(needed.toSorted());
  });
});

describe('translator', () => {
  beforeAll(() => startWords('en'));

  it('fills in facts and plurals, and reaches other catalogues by name', () => {
    const translate = translatorFor('shell');
    expect(translate('shutter.announce', { name: 'Ana' })).toContain('Ana');
    expect(translate('log.lines', { count: 1 })).not.toBe(translate('log.lines', { count: 7 }).replace('7', '1'));
    expect(translate('shell:log.lines', { count: 7 })).toBe(translate('log.lines', { count: 7 }));
    expect(translatorFor('shell', 'fr')('shutter.announce', { name: 'Ana' })).not.toBe(
      translate('shutter.announce', { name: 'Ana' }),
    );
  });

  it('elides a French word before a vowel or a mute h', () => {
    const people = translatorFor('people', 'fr');
    const pages = ['Ana', 'Ben', 'Émile', 'Yves', 'Yann', 'Hélène', 'Hassan'].map((name) => people('pageOf', { name }));
    const of = ['d’Ana', 'de Ben', 'd’Émile', 'd’Yves', 'de Yann', 'd’Hélène', 'de Hassan'];
    expect(pages).toEqual(of.map((name) => `La page ${name}`));
  });

  it('throws on a missing text and on a missing fact, in tests', () => {
    const translate = translatorFor('shell');
    expect(() => translate('nobody.wrote.this')).toThrow('nobody.wrote.this');
    expect(() => translate('shutter.announce')).toThrow('name');
  });

  it('updates a cached text when its catalogue changes', () => {
    const translate = keepingTexts(translatorFor('changed', 'en'), 'en');
    const texts = ['old', 'new'].map((text) => {
      addCatalogues('en', { changed: { text } });
      return [translate('text'), translate('text')];
    });
    expect(texts).toEqual([Array(2).fill('old'), Array(2).fill('new')]);
  });

  it('uses the first of the device’s languages that it has, and English otherwise', () => {
    expect(preferredLanguage(['de-DE', 'es-419', 'fr'])).toBe('es');
    expect(preferredLanguage(['FR-ca'])).toBe('fr');
    expect(preferredLanguage(['ja', 'de'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });
});
