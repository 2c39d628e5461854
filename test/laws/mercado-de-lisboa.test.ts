import { mercadoDeLisboa } from '../../shared/games/mercado-de-lisboa/index.ts';
import { lawsHold } from './game-laws.ts';

lawsHold(mercadoDeLisboa, {
  lawful: [12, 36],
  undone: [4, 18],
  looks: { same: [260, 1_200], taught: [100, 500], open: [0, 0] },
});
