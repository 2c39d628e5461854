import { z } from 'zod';
import { seatAt } from '../../shared/engine/index.ts';

/** A seat as the engine's branded type. */
export const matchSeat = z
  .number()
  .int()
  .min(0)
  .max(15)
  .transform((index) => seatAt(index));

const word = z.number().int();

/** The state of any game's match; only its random words are known here. */
export const matchState = z.looseObject({ random: z.tuple([word, word, word, word]) });
