import { brickAndMortar } from '../../shared/games/brick-and-mortar/index.ts';
import { lawsHold } from './game-laws.ts';

lawsHold(brickAndMortar, {
  lawful: [2, 20],
  undone: [2, 8],
  looks: { told: [700, 6_000], taught: [50, 500], open: [100, 800] },
});
