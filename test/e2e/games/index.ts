import type { GameId } from '../../../shared/games/index.ts';
import { BrickChooser } from './brick-and-mortar/chooser.ts';
import { brickSecrets } from './brick-and-mortar/secrets.ts';
import { EmporiumChooser } from './emporium/chooser.ts';
import { emporiumSecrets } from './emporium/secrets.ts';
import { HarbourChooser } from './harbour/chooser.ts';
import { harbourSecrets } from './harbour/secrets.ts';
import { MercadoChooser } from './mercado-de-lisboa/chooser.ts';
import { mercadoSecrets } from './mercado-de-lisboa/secrets.ts';
import type { PlayedGame } from './played-game.ts';
import { StreetChooser } from './shopping-street/chooser.ts';
import { shoppingStreetSecrets } from './shopping-street/secrets.ts';

/** The released games, which the tests play. */
export const playedGames = {
  'brick-and-mortar': {
    id: 'brick-and-mortar',
    secrets: brickSecrets,
    chooser: (laptop, seed) => new BrickChooser(laptop, seed),
  },
  harbour: {
    id: 'harbour',
    secrets: harbourSecrets,
    chooser: (laptop, seed) => new HarbourChooser(laptop, seed),
  },
  'mercado-de-lisboa': {
    id: 'mercado-de-lisboa',
    secrets: mercadoSecrets,
    chooser: (laptop, seed) => new MercadoChooser(laptop, seed),
  },
  emporium: {
    id: 'emporium',
    secrets: emporiumSecrets,
    chooser: (laptop, seed) => new EmporiumChooser(laptop, seed),
  },
  'shopping-street': {
    id: 'shopping-street',
    secrets: shoppingStreetSecrets,
    chooser: (laptop) => new StreetChooser(laptop),
  },
} as const satisfies Readonly<Partial<Record<GameId, PlayedGame>>>;

export type PlayedGameId = keyof typeof playedGames;
