import { z } from 'zod';
import { botLevels } from '../bots/level.ts';
import { requestId, seat, tableId, travellingMove, version } from './seats.ts';

export type { BotLevel } from '../bots/level.ts';
export { botLevels };

export const botLevel = z.enum(botLevels);

/** A chance of winning, from 0 to 1. */
export const chance = z.number().min(0).max(1);

/**
 * A reason for a choice, or against it where `points` is below 0.
 * `feature` is one of the features by which the game's guide measures a position. `points` is the difference to an
 * ordinary choice, in points of the final score.
 */
export const reason = z.object({
  feature: z.string().max(40),
  /** Whether the chooser has the feature, or the opponents. */
  whose: z.enum(['own', 'others']),
  points: z.number(),
});
export type Reason = z.infer<typeof reason>;

/** A choice as a bot judges it: one move, or several moves that form one choice. */
export const advice = z.object({ moves: z.array(travellingMove).min(1), chance, reasons: z.array(reason).max(4) });
export type Advice = z.infer<typeof advice>;

/**
 * The beginning of a choice that a bot considers a blunder.
 * `moves` is its first move, or its first two where others choose at the same moment. `cost` is what it costs of the
 * seat's chance of winning: more than 0.1. `reasons` are the reasons against it.
 */
export const costlyChoice = z.object({
  moves: z.array(travellingMove).min(1).max(2),
  cost: chance,
  reasons: z.array(reason).max(4),
});
export type CostlyChoice = z.infer<typeof costlyChoice>;

/** A moment of a finished match where another choice would have changed the chances most. */
export const turningPoint = z.object({
  /** The number of choices before it. */
  position: version,
  seat,
  played: advice,
  better: advice,
});
export type TurningPoint = z.infer<typeof turningPoint>;

/** True if further messages of the same type and request follow with later results. */
const more = z.boolean();

/** The host's answers about bots' thinking. */
export const thoughts = [
  /** Answers `ask-hint`: the level's choice and up to two runners-up, found so far. */
  z.object({
    type: z.literal('hint'),
    request: requestId,
    table: tableId,
    /** The table's version that the hint is for. */
    version,
    seat,
    level: botLevel,
    choices: z.array(advice).min(1).max(3),
    /** Only if requested: blunders, the most costly first. */
    costly: z.array(costlyChoice).max(60).optional(),
    more,
  }),
  /** Answers `explain-move`: the reasons for a bot's move, from what the requester could know. */
  z.object({
    type: z.literal('explanation'),
    request: requestId,
    table: tableId,
    position: version,
    seat,
    level: botLevel,
    explained: advice,
    /** False if time ran out first: the chance is then a rough estimate. */
    enough: z.boolean(),
  }),
  /**
   * Answers `coach`: each seat's chance of winning before each choice and at the end, and the moments that mattered.
   * It covers the part of the match that has been analysed so far.
   */
  z.object({
    type: z.literal('coaching'),
    request: requestId,
    table: tableId,
    /** Empty until they are known. */
    chances: z.array(z.array(chance)),
    moments: z.array(turningPoint).max(3),
    /** How many choices have been analysed, of how many (`of`). The others have no verdict. */
    looked: version,
    of: version,
    more,
  }),
] as const;

/** Why a move is not the bot's own choice: it timed out or crashed. The move at first glance replaces it. */
export const slip = z.enum(['late', 'failed']);
export type Slip = z.infer<typeof slip>;
