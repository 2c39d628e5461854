import type { Lesson } from '../../../engine/index.ts';
import type { BrickMove } from '../moves.ts';

/** The first five minutes: January with its sale, and February with a store, goods for it and their sale. */
export const first: Lesson<BrickMove> = {
  id: 'first',
  seats: 2,
  options: { 'first-game': 'yes' },
  seed: 'b',
  before: [],
  steps: [
    { id: 'demand', asks: [{ type: 'play-card', card: 'm03', face: 'demand' }], then: [] },
    {
      id: 'supply',
      asks: [{ type: 'play-card', card: 'm10', face: 'supply' }],
      then: [
        { seat: 1, move: { type: 'play-card', card: 'm55', face: 'demand' } },
        { seat: 1, move: { type: 'play-card', card: 'm80', face: 'supply' } },
      ],
    },
  ],
};
