import { playerAt } from '../../../../shared/engine/index.ts';
import type { EmporiumTypes } from '../../../../shared/games/emporium/index.ts';
import type { Inspector } from './inspector.ts';

export const inspector: Inspector<EmporiumTypes> = {
  startPlayer: ({ marker }) => marker,
  rounds: ({ round }) => round,
  components: (state, seat) => playerAt(state, seat).heroes.map((name) => ({ kind: 'hero', name })),
};
