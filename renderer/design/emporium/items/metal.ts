import type { Tier } from '../emblems.tsx';
import { type Cut, dab, line, type Portrait } from '../portraits/art.tsx';

/** The metal of a tier: its lit and its shaded facet. */
export interface Metal {
  readonly light: string;
  readonly dark: string;
}

export const METALS: Readonly<Record<Tier, Metal>> = {
  leather: { light: '#e0bd85', dark: '#b98a4e' },
  chainmail: { light: '#dde3e5', dark: '#a6b1b6' },
  steel: { light: '#a9c6d8', dark: '#6a8da6' },
};

/** An item in a field of 100 by 100, in the metal of its tier. */
export type ItemArt = (metal: Metal) => Portrait;

export const WOOD = '#a06a3c';
export const DARK_WOOD = '#7a4a28';
export const HIDE = '#b98352';
export const GLASS = '#d5ecee';
export const CHARCOAL = '#4a4550';

/** A shaded facet: darkens the colour below it. */
export const shade = (path: string): Cut => dab('#2b211830', path);

/** A lit facet: brightens the colour below it. */
export const shine = (path: string): Cut => dab('#ffffff8c', path);

/** A thin line of ink. */
export const thin = (path: string): Cut => line('#2b2118', 2.2, path);
