import { pick } from '../../../shared/engine/index.ts';
import type { Habit } from './habit.ts';

export const chance: Habit = ({ legal, random }) => pick(random, legal);
