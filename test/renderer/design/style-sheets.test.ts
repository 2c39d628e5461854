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

/** A selector of elements by their name inside of one with `:has()`. */
const byName = /(?<=^|[{},;])\s*([^{},;]*:has\([^{};]*?\)\)*[^{};,()]*(?<![+~])[ >]+([^{};,.()\s>+~]+))\s*[{,]/g;

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

it('selects what is inside of `:has()` by class, because a change would restyle all elements of a name', () => {
  const broad = sheets.flatMap(({ file, rules }) =>
    [...rules.matchAll(byName)].map(([, selector = '']) => `${file}: ${selector.trim()}`),
  );
  expect(broad).toEqual([]);
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
