import { playerAt, seatAt } from '../../../../shared/engine/index.ts';
import type { BrickTypes } from '../../../../shared/games/brick-and-mortar/index.ts';
import type { Inspector } from './inspector.ts';

export const inspector: Inspector<BrickTypes> = {
  startPlayer: ({ turnOrder }) => turnOrder[0] ?? seatAt(0),
  rounds: ({ month }) => month + 1,
  components: (state, seat) =>
    playerAt(state, seat).building.map(({ id }) => ({ kind: 'store open at the end', name: id })),
};
