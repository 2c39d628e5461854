import { z } from 'zod';
import { tableId } from './seats.ts';

/**
 * How far a screen has shown a match. Points are compared in the order of their fields.
 */
export const playbackPoint = z.object({
  table: tableId,
  /** The number of moves shown completely. */
  moves: z.number().int().min(0),
  /** The number of events shown of the move after them. */
  events: z.number().int().min(0),
  /** The count of the closing ceremony that it shows, from 0; null before the ceremony. */
  count: z.number().int().min(0).nullable(),
});
export type PlaybackPoint = z.infer<typeof playbackPoint>;
