import { emporium } from '../../shared/games/emporium/index.ts';
import { lawsHold } from './game-laws.ts';

lawsHold(emporium, {
  lawful: [2, 5, 9],
  undone: [2, 4],
  looks: { same: [800, 1_700], taught: [80, 200], open: [60, 140] },
});
