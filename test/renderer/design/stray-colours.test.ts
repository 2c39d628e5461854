import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.join(import.meta.dirname, '../../../renderer');
const literal =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<=[:,(\s])(?:white|black|gr[ae]y|red)(?=[\s,;)])/gi;
const palettes = /design\/(?:tokens|palettes)\.css$/;

it('names the colours of style sheets in the tokens only', () => {
  // Emporium's sheets are being rewritten
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css') && !palettes.test(file) && !file.includes('games/emporium/'));
  const stray = sheets.flatMap((file) => {
    const rules = readFileSync(path.join(folder, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    return (rules.match(literal) ?? []).map((colour) => `${file}: ${colour}`);
  });
  expect(stray).toEqual([]);
});
