import { harbour } from '../../shared/games/harbour/index.ts';
import { lawsHold } from './game-laws.ts';

lawsHold(harbour, { lawful: [3, 8, 12], undone: [2, 6], looks: { same: [750, 2_600], taught: [5, 20], open: [0, 0] } });
