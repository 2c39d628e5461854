import { shoppingStreet } from '../../../../shared/games/shopping-street/index.ts';
import { sampleMatches } from '../sample-matches.ts';

/** Random games with preferred kinds of moves. In some, nobody opens a shop: they end in a stalemate. */
export const { playMatch, seenBy, positions, positionOf, momentOf } = sampleMatches(shoppingStreet, {
  seed: 'shopping street',
  tastes: [
    ['open', 'improve', 'accept', 'lay', 'propose'],
    ['ask', 'open', 'finish-laying', 'decline', 'propose'],
    ['buy', 'open', 'improve', 'lay', 'give-up'],
  ],
  idle: { every: 5, taste: ['roll', 'finish-laying', 'give-up'], never: ['open'] },
  noted: () => ({}),
});

export type PlayedMatch = ReturnType<typeof playMatch>;
