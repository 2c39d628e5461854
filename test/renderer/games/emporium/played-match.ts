import { emporium } from '../../../../shared/games/emporium/index.ts';
import { sampleMatches } from '../sample-matches.ts';

/** Random matches with preferred kinds of move. In some, nobody fights. */
export const { playMatch, seenBy, positions, positionOf, momentOf } = sampleMatches(emporium, {
  seed: 'emporium',
  tastes: [
    ['sell', 'place', 'draw'],
    ['bid', 'send', 'upgrade'],
    ['sell', 'send', 'upgrade', 'ask-for-vote'],
  ],
  idle: { every: 4, taste: ['sell', 'withdraw', 'ask-for-vote', 'draw'] },
  noted: ({ players }) => ({ gold: players.map(({ gold }) => gold) }),
});

export type PlayedMatch = ReturnType<typeof playMatch>;
