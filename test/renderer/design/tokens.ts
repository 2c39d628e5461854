import { readFileSync } from 'node:fs';

/** The effective custom properties of a theme: the night's values override the day's. */
export type Tokens = ReadonlyMap<string, string>;

const read = (name: string) => readFileSync(new URL(`../../../renderer/design/${name}`, import.meta.url), 'utf8');
const SHEET = read('tokens.css');

function declarations(block: string): Map<string, string> {
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

function blockAfter(sheet: string, selector: string): string {
  const start = sheet.indexOf(selector);
  if (start < 0) throw new Error(`The sheet has no ${selector}`);
  return sheet.slice(start, sheet.indexOf('}', start));
}

const [ordinary = '', contrasty = ''] = SHEET.split('@media (prefers-contrast: more)');
const day = declarations(blockAfter(ordinary, ':root {'));
const night = declarations(blockAfter(ordinary, ':root[data-theme="dark"] {'));
const dayMore = declarations(blockAfter(contrasty, ':root {'));
const nightMore = declarations(blockAfter(contrasty, ':root[data-theme="dark"] {'));

export const THEMES: Readonly<Record<string, Tokens>> = {
  day,
  night: new Map([...day, ...night]),
  'day, more contrast': new Map([...day, ...dayMore]),
  // the sheet's high-contrast :root has lower specificity than the night's own block
  'night, more contrast': new Map([...day, ...dayMore, ...night, ...nightMore]),
};

const WATERFRONT = read('harbour/waterfront.css');
const harbourDay = declarations(blockAfter(WATERFRONT, '  .street-harbour {'));
const harbourNight = declarations(blockAfter(WATERFRONT, ':root[data-theme="dark"] .street-harbour {'));

/** The effective themes in the street of Harbour. */
export const HARBOUR_THEMES: Readonly<Record<string, Tokens>> = {
  day: new Map([...day, ...harbourDay]),
  night: new Map([...day, ...night, ...harbourDay, ...harbourNight]),
};

const SQUARE = read('mercado-de-lisboa/lisbon.css');
const lisbonDay = declarations(blockAfter(SQUARE, '  .street-lisbon {'));
const lisbonNight = declarations(blockAfter(SQUARE, ':root[data-theme="dark"] .street-lisbon {'));

/** The effective themes on the square of Lisbon; at higher contrast the square has no light of its own. */
export const LISBON_THEMES: Readonly<Record<string, Tokens>> = {
  ...THEMES,
  day: new Map([...day, ...lisbonDay]),
  night: new Map([...day, ...night, ...lisbonDay, ...lisbonNight]),
};

const ROW = read('emporium/guild.css');
const guildDay = declarations(blockAfter(ROW, '  .street-guild {'));
const guildNight = declarations(blockAfter(ROW, ':root[data-theme="dark"] .street-guild {'));

/** The effective themes in the guild row; at higher contrast the row has no light of its own. */
export const GUILD_THEMES: Readonly<Record<string, Tokens>> = {
  ...THEMES,
  day: new Map([...day, ...guildDay]),
  night: new Map([...day, ...night, ...guildDay, ...guildNight]),
};

const CITY = read('shopping-street/city.css');
const cityDay = declarations(blockAfter(CITY, '  .street-city {'));
const cityNight = declarations(blockAfter(CITY, ':root[data-theme="dark"] .street-city {'));

/** The effective themes in the city street; at higher contrast it has no light of its own. */
export const CITY_THEMES: Readonly<Record<string, Tokens>> = {
  ...THEMES,
  day: new Map([...day, ...cityDay]),
  night: new Map([...day, ...night, ...cityDay, ...cityNight]),
};

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
