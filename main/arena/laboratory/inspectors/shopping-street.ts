import type { ShoppingStreetTypes } from '../../../../shared/games/shopping-street/index.ts';
import type { Inspector } from './inspector.ts';

export const inspector: Inspector<ShoppingStreetTypes> = {
  startPlayer: ({ firstPlayer }) => firstPlayer,
  rounds: ({ round }) => round,
  components: () => [],
};
