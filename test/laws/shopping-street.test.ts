import { shoppingStreet } from '../../shared/games/shopping-street/index.ts';
import { lawsHold } from './game-laws.ts';

// a random match has one to three thousand moves here, ten times as many as elsewhere
lawsHold(shoppingStreet, {
  auditedShare: 5,
  lawful: [1, 4],
  every: 13,
  undone: [1, 2],
  isChosenUnseen: true,
  looks: { told: [500, 2_500], taught: [20, 120], open: [60, 200] },
});
