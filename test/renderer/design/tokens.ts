import { readFileSync } from 'node:fs';

/** The effective custom properties of a theme: the night's values override the day's. */
export type Tokens = ReadonlyMap<string, string>;

const read = (name: string) => readFileSync(new URL(`../../../renderer/design/${name}`, import.meta.url), 'utf8');
const [ordinary = '', contrasty = ''] = read('tokens.css').split('@media (prefers-contrast: more)');
const PALETTES = read('palettes.css');

/** The tokens of a block by day (0) or night (1): a pair of colours has one for each. */
function tokensIn(sheet: string, selector: string, side: 0 | 1): Tokens {
  const start = sheet.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`The sheet has no ${selector}`);
  const block = sheet.slice(start, sheet.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/^light-dark\((.+), (.+)\)$/, (_, day, night) => [day, night][side]).trim(),
    ]),
  );
}

const themeTokens = (side: 0 | 1): Tokens =>
  new Map([':root', ':root,\n.at-dusk'].flatMap((selector) => [...tokensIn(ordinary, selector, side)]));
const [day, night] = [themeTokens(0), themeTokens(1)];

export const THEMES: Readonly<Record<string, Tokens>> = {
  day,
  night,
  'day, more contrast': new Map([...day, ...tokensIn(contrasty, ':root', 0)]),
  'night, more contrast': new Map([...night, ...tokensIn(contrasty, ':root', 1)]),
};

/** The effective themes in the street of a game; at higher contrast a street has no light of its own. */
function themesIn(street: string): Readonly<Record<string, Tokens>> {
  return {
    day: new Map([...day, ...tokensIn(PALETTES, street, 0)]),
    night: new Map([...night, ...tokensIn(PALETTES, street, 1)]),
  };
}

export const HARBOUR_THEMES = themesIn('.street-harbour');
export const LISBON_THEMES = { ...THEMES, ...themesIn('.street-lisbon') };
export const GUILD_THEMES = { ...THEMES, ...themesIn('.street-guild') };
export const CITY_THEMES = { ...THEMES, ...themesIn('.street-city') };

/** The colour of a token, '#rrggbb'; throws if the theme does not define it. */
export function colour(tokens: Tokens, name: string): string {
  const value = tokens.get(name) ?? '';
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`--${name} is not a plain colour but "${value}"`);
  return value;
}
