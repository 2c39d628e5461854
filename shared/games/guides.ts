import type { GameTypes, Guide } from '../engine/index.ts';
import { brickAndMortarGuide } from './brick-and-mortar/bot/index.ts';
import { emporiumGuide } from './emporium/bot/index.ts';
import { harbourGuide } from './harbour/bot/index.ts';
import type { GameId } from './index.ts';
import { mercadoDeLisboaGuide } from './mercado-de-lisboa/bot/index.ts';
import { shoppingStreetGuide } from './shopping-street/bot/index.ts';

/** A guide of any game, for whoever knows games only through their contract. */
export type AnyGuide = Guide<GameTypes>;

/** What each game on the shelf tells players that think for themselves. */
export const guides: Partial<Readonly<Record<GameId, AnyGuide>>> = {
  'brick-and-mortar': brickAndMortarGuide,
  emporium: emporiumGuide,
  harbour: harbourGuide,
  'mercado-de-lisboa': mercadoDeLisboaGuide,
  'shopping-street': shoppingStreetGuide,
};

const byId: ReadonlyMap<string, AnyGuide> = new Map(Object.entries(guides));

/** The guide of the game with this id; null where there is none. */
export function guideOf(id: string): AnyGuide | null {
  return byId.get(id) ?? null;
}
