import { harbour } from '../../shared/games/harbour/index.ts';
import { lawsHold } from './game-laws.ts';

lawsHold(harbour, { lawful: [3, 24], undone: [2, 12], looks: { told: [750, 8_000], taught: [5, 80], open: [0, 0] } });
