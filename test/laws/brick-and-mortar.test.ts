import { brickAndMortar } from '../../shared/games/brick-and-mortar/index.ts';
import { lawsHold } from './game-laws.ts';

lawsHold(brickAndMortar, {
  lawful: [2, 6, 10],
  undone: [2, 4],
  looks: { same: [700, 1_800], taught: [50, 150], open: [100, 240] },
});
