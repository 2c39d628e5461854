import { emporium } from '../../shared/games/emporium/index.ts';
import { lawsHold } from './game-laws.ts';

lawsHold(emporium, {
  lawful: [2, 18],
  undone: [2, 9],
  looks: { told: [800, 6_000], taught: [80, 700], open: [60, 500] },
});
