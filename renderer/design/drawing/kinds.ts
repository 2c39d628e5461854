import type { ColourName } from './palette.ts';

/** Everything that a crate can show, in any of the five games. */
export type CrateKind =
  | 'food'
  | 'clothing'
  | 'electronics'
  | 'jewelry'
  | 'art'
  | 'fish'
  | 'livestock'
  | 'wood'
  | 'stone'
  | 'flower'
  | 'tomato'
  | 'meat'
  | 'grape'
  | 'groceries'
  | 'home'
  | 'personal'
  | 'leisure'
  | 'tech'
  | 'weapon'
  | 'armour'
  | 'charm'
  | 'warrior'
  | 'rogue'
  | 'mage'
  | 'beast'
  | 'undead'
  | 'fiend';

/** The look of a kind: colour, letter and silhouette in a field of 24 by 24. */
export interface CrateLook {
  readonly colour: ColourName;
  readonly mark: string;
  /** Whether ink does not stand out on the colour, and light lines do. */
  readonly light: boolean;
  readonly shape: string;
  /** Lines behind the shape. */
  readonly strokes?: string;
}

type Parts = Pick<CrateLook, 'strokes'> & { readonly light?: boolean };

function look(colour: ColourName, mark: string, shape: string, parts: Parts = {}): CrateLook {
  return { light: false, ...parts, colour, mark, shape };
}

const APPLE =
  'M12 6C9 3.4 2 4.6 2 12.6c0 6 4.4 9.9 7.4 9.9 1.4 0 1.7-.5 2.6-.5s1.2.5 2.6.5c3 0 7.4-3.9 7.4-9.9C22 4.6 15 3.4 12 6Z';
const SHIRT = 'M8 2.5c1 1.9 7 1.9 8 0l4.2 1.6L23 9.6l-3.6 2.3-.9-1.3V22h-13V10.6l-.9 1.3L1 9.6l2.8-5.5Z';
const CHIP = 'M4 4.5h16v15H4Z';
const CHIP_LEGS =
  'M8 4V1.4M12 4V1.4M16 4V1.4M8 20v2.6M12 20v2.6M16 20v2.6M3.6 8H1.2M3.6 12H1.2M3.6 16H1.2M20.4 8h2.4M20.4 12h2.4M20.4 16h2.4';

export const CRATES: Readonly<Record<CrateKind, CrateLook>> = {
  food: look('green', 'F', APPLE),
  clothing: look('blue', 'C', SHIRT, { light: true }),
  electronics: look('wine', 'E', CHIP, { light: true, strokes: CHIP_LEGS }),
  jewelry: look('yellow', 'J', 'M6 2.8h12l5 6.8L12 22.6 1 9.6Z'),
  art: look('pink', 'A', 'M2 7.6h20v14.8H2Z', { strokes: 'M5.5 8 12 1.8 18.5 8' }),
  fish: look(
    'fish',
    'Fi',
    'M1 12.3C4 7.2 8 5.2 12 5.4c2.6.1 4.6 1.2 6.3 3.1L23 5.3v13.6l-4.7-3.2c-1.7 1.9-3.7 3-6.3 3.1-4 .2-8-1.9-11-6.5Z',
    { light: true },
  ),
  livestock: look(
    'pink',
    'Li',
    'M2 11.6 1.4 8.2l4.1.9c2-1.6 4.4-2.4 7.3-2.4 5 0 9 2.3 9 6.6 0 2.3-1 4.1-2.6 5.2V22h-3.4v-2.1c-1.6.3-3.7.3-5.3 0V22H7.1v-3.2c-1.1-.7-1.9-1.6-2.5-2.7L1 15.3v-3.4Z',
  ),
  wood: look('wine', 'W', 'M5 5h14a4 7 0 0 1 0 14H5a4 7 0 0 1 0-14Z', { light: true }),
  stone: look('yellow', 'S', 'M7 4.2 17.2 3 23 11.6l-3.4 9.2L6.2 22 1 13.4Z'),
  flower: look(
    'flower',
    'Fl',
    'M12 1.2c3.3 0 4.8 2.6 4.3 5 2.2-1.2 5.2-.6 6.1 2.3 1 3-1 5.2-3.3 5.5 1.7 1.7 2 4.7-.4 6.4-2.5 1.8-5.3.6-6.7-1.7-1.4 2.3-4.2 3.5-6.7 1.7-2.4-1.7-2.1-4.7-.4-6.4C2.6 13.7.6 11.5 1.6 8.5c.9-2.9 3.9-3.5 6.1-2.3-.5-2.4 1-5 4.3-5Z',
  ),
  tomato: look(
    'tomato',
    'To',
    'M12 6.3c3-2.2 10.5-1 10.5 6.6 0 6-4.7 9.6-10.5 9.6S1.5 18.9 1.5 12.9c0-7.6 7.5-8.8 10.5-6.6Z',
    { light: true },
  ),
  meat: look(
    'meat',
    'Me',
    'M20.5 5.2C16 .8 7.5 1.2 3.7 6c-3.6 4.6-2.7 10.7 2 12.7 3.4 1.5 5.3-.4 8.2.2l4.3 3.6 3.4-3.3-3-3.7C22.2 12.7 23 8 20.5 5.2Z',
    { light: true },
  ),
  grape: look(
    'grape',
    'Gr',
    'M12 4.2c1.4-1.5 4.4-1 4.7 1.5 2.6-.4 4.6 1.4 4.3 3.9 1.7 1.7 1 4.7-1.6 5.2-.2 2-1.8 3.2-3.5 3-.3 2-1.9 3.8-3.9 4.7-2-.9-3.6-2.7-3.9-4.7-1.7.2-3.3-1-3.5-3C2 14.3 1.3 11.3 3 9.6c-.3-2.5 1.7-4.3 4.3-3.9.3-2.5 3.3-3 4.7-1.5Z',
  ),
  groceries: look('city-food', 'F', APPLE),
  home: look('city-home', 'H', 'M12 1.6 22.8 11H20v11.4H4V11H1.2Z', { light: true }),
  personal: look('city-personal', 'P', SHIRT),
  leisure: look('city-leisure', 'L', 'M12 1 21.5 10 12 22.8 2.5 10Z', {
    light: true,
    strokes: 'M12 22.6c1.6-1.2 3 1 4.8.2',
  }),
  tech: look('city-tech', 'T', CHIP, { strokes: CHIP_LEGS }),
  weapon: look(
    'yellow',
    'W',
    'M12 .8c2.6 2 3.6 4.6 3.6 8.2v4.4h4.2v3.8h-5.4v5.4H9.6v-5.4H4.2v-3.8h4.2V9c0-3.6 1-6.2 3.6-8.2Z',
  ),
  armour: look('blue', 'A', 'M12 1.2 22 4v8.4c0 5.2-4.4 8.6-10 10.6-5.6-2-10-5.4-10-10.6V4Z', { light: true }),
  charm: look(
    'pink',
    'C',
    'M9 1.2h6v3l-1 1v3.2c4 1 6.8 3.8 6.8 7.2 0 4.4-4 7.2-8.8 7.2s-8.8-2.8-8.8-7.2c0-3.4 2.8-6.2 6.8-7.2V5.2l-1-1Z',
  ),
  warrior: look('tomato', 'Wa', 'M12 1.2c6 0 9.4 4.2 9.4 9.8v11h-6v-6.4h-6.8V22h-6V11C2.6 5.4 6 1.2 12 1.2Z', {
    light: true,
  }),
  rogue: look('grape', 'Ro', 'M12 1C18.6 3.6 21 9.6 21 15.4L18.4 22H5.6L3 15.4C3 9.6 5.4 3.6 12 1Z'),
  mage: look('navy', 'Ma', 'M12.6 1C15 6 17.4 9.4 19.2 15.2L23 17v4.6H1V17l3.8-1.8C6.6 9.4 9.6 5.4 12.6 1Z', {
    light: true,
  }),
  beast: look('orange', 'Be', 'M4 2.4 9 6h6l5-3.6 1.6 9.2C21.6 18 17.4 22.6 12 22.6S2.4 18 2.4 11.6Z'),
  undead: look(
    'sand',
    'Un',
    'M12 1.4c6 0 10 4 10 9.2 0 3.2-1.4 5.4-3.6 7V22H5.6v-4.4C3.4 16 2 13.8 2 10.6c0-5.2 4-9.2 10-9.2Z',
  ),
  fiend: look(
    'violet',
    'Fi',
    'M2 1.6c2 3 4 4.2 6.6 4.4 2-.8 4.8-.8 6.8 0C18 5.8 20 4.6 22 1.6c1.2 4.6.6 7.6-1 9.6.6 6-3.6 11.4-9 11.4S2.4 17.2 3 11.2c-1.6-2-2.2-5-1-9.6Z',
    { light: true },
  ),
};

/** The colours of a shop's awning, from its kinds; brick if it sells nothing. */
export function awningColours(kinds: readonly CrateKind[]): readonly [ColourName, ...ColourName[]] {
  const [first, ...rest] = kinds.map((kind) => CRATES[kind].colour);
  return first === undefined ? ['brick'] : [first, ...rest];
}
