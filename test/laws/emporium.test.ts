import { emporium } from '../../shared/games/emporium/index.ts';
import { lawsHold } from './game-laws.ts';

lawsHold(emporium, {
  lawful: [2, 9],
  undone: [2, 4],
  looks: { same: [800, 3_000], taught: [80, 350], open: [60, 250] },
});
