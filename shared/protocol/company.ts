import { z } from 'zod';
import { device, roomId } from './rooms.ts';
import { seat, tableId } from './seats.ts';
import { playbackPoint } from './televisions.ts';

/** The reactions that players can show each other. */
export const reactions = ['applause', 'laugh', 'surprise', 'ouch', 'thinking', 'cheers'] as const;
export const reaction = z.enum(reactions);
export type Reaction = z.infer<typeof reaction>;

/** How long a seat must have been waited for before a nudge, in milliseconds. */
export const nudgeAfter = 20_000;
/** Minimum time between nudges of a seat by the same device, in milliseconds. */
export const nudgeEvery = 60_000;
/** The host passes on at most `mostReactions` of one device within `reactionsWithin` milliseconds. */
export const mostReactions = 4;
export const reactionsWithin = 10_000;

/** The sand-timer of a seat that must act. */
export const turnTimer = z.object({
  seat,
  /** Milliseconds left. At 0 the leaders decide what to do; nothing happens by itself. */
  left: z.number().int().min(0),
  /** Whether it runs. It stands still while its player cannot act. */
  runs: z.boolean(),
});

/** Messages about the people of a room besides the match. The host sends each once and stores none. */
export const company = [
  /** Only to the device of the seat: the people of `by` are waiting for it. */
  z.object({ type: z.literal('nudged'), room: roomId, table: tableId, seat, by: device }),
  /** To everyone in the room: `by` reacts, at its `seat` of the room's table, or null without one. */
  z.object({ type: z.literal('reacted'), room: roomId, by: device, seat: seat.nullable(), reaction }),
  /** To everyone in the room: how far the television `by` has shown the match. */
  z.object({ type: z.literal('television-shows'), room: roomId, by: device, at: playbackPoint }),
  /** To the room's televisions: a leader continues the playback by one step, or (`all`) to its end. */
  z.object({ type: z.literal('playback-continued'), room: roomId, all: z.boolean() }),
  /** To everyone in the room, whenever a sand-timer starts, stops or runs out: those of the room's table. */
  z.object({ type: z.literal('turn-timers'), room: roomId, table: tableId, timers: z.array(turnTimer) }),
] as const;
export type Nudged = z.infer<(typeof company)[0]>;
export type Reacted = z.infer<(typeof company)[1]>;
export type TurnTimers = z.infer<(typeof company)[4]>;
