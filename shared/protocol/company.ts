import { z } from 'zod';
import { device, roomId } from './rooms.ts';
import { seat, tableId } from './seats.ts';

/** What people may say across the table without a word. */
export const reactions = ['applause', 'laugh', 'surprise', 'ouch', 'thinking', 'cheers'] as const;
export const reaction = z.enum(reactions);
export type Reaction = z.infer<typeof reaction>;

/** Nobody is nudged before they have been waited for so long, in milliseconds. */
export const nudgeAfter = 20_000;
/** Nor again by the same device before so long, in milliseconds. */
export const nudgeEvery = 60_000;
/** So many reactions of one device are passed on within so many milliseconds. */
export const mostReactions = 4;
export const reactionsWithin = 10_000;

/** What the host passes on from one to another in a room. It is told once, to whoever is there, and kept nowhere. */
export const company = [
  /** To the device whose people are waited for, alone: they of `by` wait for this seat of theirs. */
  z.object({ type: z.literal('nudged'), room: roomId, table: tableId, seat, by: device }),
  /** To everybody in the room: `by` reacts, at `seat` of the room's table where they sit at one. */
  z.object({ type: z.literal('reacted'), room: roomId, by: device, seat: seat.nullable(), reaction }),
] as const;
export type Nudged = z.infer<(typeof company)[0]>;
export type Reacted = z.infer<(typeof company)[1]>;
