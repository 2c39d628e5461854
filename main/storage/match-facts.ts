import { z } from 'zod';
import { seatAt } from '../../shared/engine/index.ts';

/** A seat of a match, as the engine has it. */
export const matchSeat = z
  .number()
  .int()
  .min(0)
  .max(15)
  .transform((index) => seatAt(index));

const word = z.number().int();

/** The state of a match of any game: all that is known of it is that it keeps its chance. */
export const matchState = z.looseObject({ random: z.tuple([word, word, word, word]) });
