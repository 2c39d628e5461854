import { shoppingStreet } from '../../shared/games/shopping-street/index.ts';
import { lawsHold } from './game-laws.ts';

// a random match has one to three thousand moves here, ten times as many as elsewhere
lawsHold(shoppingStreet, {
  auditedShare: 5,
  lawful: [1, 2],
  every: 13,
  undone: [1, 2],
  isChosenUnseen: true,
  looks: { same: [500, 1_000], taught: [20, 40], open: [60, 100] },
});
