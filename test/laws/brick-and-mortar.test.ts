import { brickAndMortar } from '../../shared/games/brick-and-mortar/index.ts';
import { lawsHold } from './game-laws.ts';

lawsHold(brickAndMortar, {
  lawful: [2, 10],
  undone: [2, 4],
  looks: { same: [700, 3_000], taught: [50, 250], open: [100, 400] },
});
