/** The names of the colours that drawings use. tokens.css has their values in both themes. */

/** The five goods of Brick & Mortar; also the first five kinds of the other games. */
export const GOODS_COLOURS = ['green', 'blue', 'wine', 'yellow', 'pink'] as const;

/** The goods of Mercado de Lisboa. */
export const MARKET_COLOURS = ['fish', 'flower', 'tomato', 'meat', 'grape'] as const;

/** The goods of Harbour. */
export const HARBOUR_COLOURS = ['fish', 'pink', 'wine', 'yellow'] as const;

/** One colour per player, always with the player's mark. */
export const PLAYER_COLOURS = ['navy', 'teal', 'orange', 'sand', 'violet', 'soot'] as const;

/** The colours of Emporium: gear slots, hero classes, monster types. */
export const GEAR_COLOURS = ['yellow', 'blue', 'pink'] as const;
export const CLASS_COLOURS = ['tomato', 'grape', 'navy'] as const;
export const MONSTER_COLOURS = ['orange', 'sand', 'violet'] as const;

/** The tiers of Emporium's items, for their frames and backs. */
export const TIER_COLOURS = ['leather', 'chainmail', 'steel'] as const;

/** The shop types of the city street: food, home, personal, leisure, tech. */
export const CITY_COLOURS = ['city-food', 'city-home', 'city-personal', 'city-leisure', 'city-tech'] as const;

/** The possible walls of a shopfront, chosen by its seed. */
export const WALLS = ['wall-1', 'wall-2', 'wall-3', 'wall-4', 'wall-5', 'wall-6'] as const;

export type ColourName =
  | (typeof GOODS_COLOURS)[number]
  | (typeof MARKET_COLOURS)[number]
  | (typeof PLAYER_COLOURS)[number]
  | (typeof TIER_COLOURS)[number]
  | (typeof CITY_COLOURS)[number]
  | (typeof WALLS)[number]
  | 'brick'
  | 'cornice'
  | 'lamp'
  | 'action';

/** The CSS value of a named colour, for a fill or a stroke. */
export function paint(colour: ColourName): string {
  return `var(--${colour})`;
}

/** Sets of colours shown side by side; all must be distinguishable with any colour vision. */
export const SETS_USED_TOGETHER: Readonly<Record<string, readonly ColourName[]>> = {
  goods: GOODS_COLOURS,
  market: MARKET_COLOURS,
  harbour: HARBOUR_COLOURS,
  players: PLAYER_COLOURS,
  gear: GEAR_COLOURS,
  classes: CLASS_COLOURS,
  monsters: MONSTER_COLOURS,
  tiers: TIER_COLOURS,
  city: CITY_COLOURS,
};

/** A sign's colours: ground and letters. */
export interface Board {
  readonly ground: string;
  readonly letters: string;
}

/** The signs that a seed can choose. Letters reach 4.5:1 on each. */
export const BOARDS: readonly [Board, ...Board[]] = [
  { ground: '#2f4a3c', letters: '#fdf3de' },
  { ground: '#6e2a24', letters: '#fdf3de' },
  { ground: '#27364f', letters: '#fdf3de' },
  { ground: '#e0a93b', letters: '#2b2118' },
  { ground: '#fbf0d4', letters: '#6e2a24' },
  { ground: '#4a2f4f', letters: '#fdf3de' },
];
