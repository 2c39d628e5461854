import { harbour } from '../../shared/games/harbour/index.ts';
import { lawsHold } from './game-laws.ts';

lawsHold(harbour, { lawful: [3, 12], undone: [2, 6], looks: { same: [750, 4_000], taught: [5, 30], open: [0, 0] } });
