import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../../../renderer');
const literal =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<=[:,(\s])(?:white|black|gr[ae]y|red)(?=[\s,;)])/gi;
/** The beginnings of the classes of each game. */
const scopes: Readonly<Record<string, RegExp>> = {
  'brick-and-mortar': /\.bm\b/,
  emporium: /\.em\b/,
  harbour: /\.(?:hb|harbour)\b/,
  'mercado-de-lisboa': /\.(?:mc|mercado|campaign)\b/,
  'shopping-street': /\.ss\b/,
};

/** A selector without what stands in brackets, except the alternatives of `:is()` and all uses of `:has()`. */
function skeletonOf(selector: string): string {
  const bare = selector.replaceAll(/(:[a-z-]+)\(([^()]*)\)/g, (_, name: string, inner: string) =>
    /^:(?:is|where)$/.test(name) ? inner.replaceAll(/\s*,\s*/g, '|') : `${name}${/:has/.test(inner) ? ':has' : ''}`,
  );
  return bare === selector ? bare : skeletonOf(bare);
}

const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !/(?:tokens|palettes)\.css$/.test(file))
  .map((file) => {
    const rules = readFileSync(path.join(folder, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    return { file: file.replaceAll('\\', '/'), rules };
  });

it('names the colours of style sheets in the tokens only', () => {
  expect(sheets.flatMap(({ file, rules }) => (rules.match(literal) ?? []).map((each) => `${file}: ${each}`))).toEqual(
    [],
  );
});

it('selects what is inside of `:has()` by class, because each focus would restyle all other elements', () => {
  const broad = sheets.flatMap(({ file, rules }) =>
    [...rules.matchAll(/(?<=^|[{};])\s*([^{};@]+)\{/g)]
      .flatMap(([, selectors = '']) => skeletonOf(selectors).split(','))
      .filter((selector) => /:has[^+~]*[ >][^.[ >]+$/.test(selector.trim()))
      .map((selector) => `${file}: ${selector.trim()}`),
  );
  // these rules count in print only
  expect(broad.filter((each) => !each.startsWith('app/rules/one-page.css'))).toEqual([]);
});

it('names a class of its game in every selector of a game', () => {
  const stray = sheets.flatMap(({ file, rules }) => {
    const scope = scopes[file.split('/')[1] ?? ''];
    if (!file.startsWith('games/') || scope === undefined) return [];
    const selectors = [...rules.matchAll(/(?<=^|[{};])\s*([.:a-z][^{};]*)\{/g)].flatMap(([, each = '']) =>
      each.split(/,(?![^()]*(?:\([^()]*\)[^()]*)*\))/),
    );
    return selectors
      .filter((each) => !/^\s*(?:from|to)\s*$/.test(each) && !scope.test(each))
      .map((each) => `${file}: ${each.trim()}`);
  });
  expect(stray).toEqual([]);
});
