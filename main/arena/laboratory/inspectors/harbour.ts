import { playerAt } from '../../../../shared/engine/index.ts';
import type { HarbourTypes } from '../../../../shared/games/harbour/index.ts';
import type { Inspector } from './inspector.ts';

export const inspector: Inspector<HarbourTypes> = {
  startPlayer: ({ startPlayer }) => startPlayer,
  rounds: ({ round }) => round,
  components(state, seat) {
    const { board, buildings } = playerAt(state, seat);
    const owned = buildings.map((name) => ({ kind: 'building', name }));
    return board === null || board === 'the-wharfs' ? owned : [{ kind: 'character', name: board }, ...owned];
  },
};
