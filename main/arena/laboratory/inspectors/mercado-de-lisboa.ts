import type { MercadoTypes } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import type { Inspector } from './inspector.ts';

export const inspector: Inspector<MercadoTypes> = {
  startPlayer: ({ startPlayer }) => startPlayer,
  rounds: ({ round }) => round,
  components: () => [],
};
