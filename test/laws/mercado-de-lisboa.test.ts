import { mercadoDeLisboa } from '../../shared/games/mercado-de-lisboa/index.ts';
import { lawsHold } from './game-laws.ts';

lawsHold(mercadoDeLisboa, {
  lawful: [12, 24, 36],
  undone: [4, 18],
  looks: { same: [260, 800], taught: [100, 330], open: [0, 0] },
});
