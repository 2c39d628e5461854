import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import { sampleMatches } from '../sample-matches.ts';

/** Matches of players who prefer some kinds of move; in some, all of them mostly take coins. */
export const { playMatch, seenBy, positions, positionOf, momentOf } = sampleMatches(mercadoDeLisboa, {
  seed: 'market',
  tastes: [
    ['bring-customers', 'exchange-hand', 'exchange-display'],
    ['open-stand', 'exchange-display'],
    ['open-restaurant', 'bring-customers', 'exchange-hand'],
  ],
  idle: { every: 5, taste: ['take-coin'] },
  noted: ({ players }) => ({ money: players.map(({ money }) => money) }),
});

export type PlayedMatch = ReturnType<typeof playMatch>;
