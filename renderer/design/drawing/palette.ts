/** The names of the colours that drawings use. Their values, by day and by night, are in tokens.css. */

/** What the five goods of Brick & Mortar are painted with; also the first five kinds of every other street. */
export const GOODS_COLOURS = ['green', 'blue', 'wine', 'yellow', 'pink'] as const;

/** The market goods of Lisbon. */
export const MARKET_COLOURS = ['fish', 'flower', 'tomato', 'meat', 'grape'] as const;

/** The goods of the harbour. */
export const HARBOUR_COLOURS = ['fish', 'pink', 'wine', 'yellow'] as const;

/** One colour a player, never without the player's mark. */
export const PLAYER_COLOURS = ['navy', 'teal', 'orange', 'sand', 'violet', 'soot'] as const;

/** The goods of the emporium: what gear is worn as, the classes of heroes, the types of monsters. */
export const GEAR_COLOURS = ['yellow', 'blue', 'pink'] as const;
export const CLASS_COLOURS = ['tomato', 'grape', 'navy'] as const;
export const MONSTER_COLOURS = ['orange', 'sand', 'violet'] as const;

/** The tiers of items: what their frames and backs are made of. */
export const TIER_COLOURS = ['leather', 'chainmail', 'steel'] as const;

/** The types of shops in the city street: food, home, personal, leisure, tech. */
export const CITY_COLOURS = ['city-food', 'city-home', 'city-personal', 'city-leisure', 'city-tech'] as const;

/** The walls a front can have; which one is settled by the front's seed. */
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

/** Sets whose members stand beside each other, so that every pair of them must be told apart in any colour vision. */
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

/** A painted board: its ground and the paint of its letters. */
export interface Board {
  readonly ground: string;
  readonly letters: string;
}

/** The boards a sign painter has in stock; a front's seed picks one. Letters reach 4.5:1 on each. */
export const BOARDS: readonly [Board, ...Board[]] = [
  { ground: '#2f4a3c', letters: '#fdf3de' },
  { ground: '#6e2a24', letters: '#fdf3de' },
  { ground: '#27364f', letters: '#fdf3de' },
  { ground: '#e0a93b', letters: '#2b2118' },
  { ground: '#fbf0d4', letters: '#6e2a24' },
  { ground: '#4a2f4f', letters: '#fdf3de' },
];
