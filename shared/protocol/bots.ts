import { z } from 'zod';
import { botLevels } from '../bots/level.ts';
import { requestId, seat, tableId, travellingMove, version } from './seats.ts';

export type { BotLevel } from '../bots/level.ts';
export { botLevels };

/** How well a bot plays. */
export const botLevel = z.enum(botLevels);

/** A chance of winning, from 0 to 1. */
export const chance = z.number().min(0).max(1);

/**
 * What speaks for a choice, or against it where the points are below 0: a feature of the position by which the game's guide
 * measures it, and by how many points of the final score it is better there than after an ordinary choice.
 */
export const reason = z.object({
  feature: z.string().max(40),
  /** Is it the chooser's own, or what the others have of it? */
  whose: z.enum(['own', 'others']),
  points: z.number(),
});
export type Reason = z.infer<typeof reason>;

/** Something that could be chosen, as a bot judges it: one move, or several that make one choice. */
export const advice = z.object({ moves: z.array(travellingMove).min(1), chance, reasons: z.array(reason).max(4) });
export type Advice = z.infer<typeof advice>;

/**
 * How a choice may begin that would be a blunder, as a bot judges it: its first move, or the first two where others choose
 * at the same moment; what it costs of the seat's chance of winning, more than a tenth; and what speaks against it.
 */
export const costlyChoice = z.object({
  moves: z.array(travellingMove).min(1).max(2),
  cost: chance,
  reasons: z.array(reason).max(4),
});
export type CostlyChoice = z.infer<typeof costlyChoice>;

/** A moment of a match that is over at which another choice would have changed most. */
export const turningPoint = z.object({
  /** The number of choices before it. */
  position: version,
  seat,
  played: advice,
  better: advice,
});
export type TurningPoint = z.infer<typeof turningPoint>;

/** Further messages of the same type follow under the same request, and say what has been found out since. */
const more = z.boolean();

/** What a host answers about thinking. */
export const thoughts = [
  /** The answer to `ask-hint`: the choice of that level, and the two runners-up, as far as it has thought. */
  z.object({
    type: z.literal('hint'),
    request: requestId,
    table: tableId,
    /** The table's version for which it holds. */
    version,
    seat,
    level: botLevel,
    choices: z.array(advice).min(1).max(3),
    /** Where that was asked: what would be a blunder, what costs most first. */
    costly: z.array(costlyChoice).max(60).optional(),
    more,
  }),
  /** The answer to `explain-move`: what spoke for a bot's move, as far as the asker could have known. */
  z.object({
    type: z.literal('explanation'),
    request: requestId,
    table: tableId,
    position: version,
    seat,
    level: botLevel,
    explained: advice,
    /** Has it been thought through? Otherwise time ran out, and the chance is a rough one. */
    enough: z.boolean(),
  }),
  /**
   * The answer to `coach`: each seat's chance of winning before each choice and at the end, and the moments that mattered, as
   * far as the match has been read.
   */
  z.object({
    type: z.literal('coaching'),
    request: requestId,
    table: tableId,
    /** None until they have been found out. */
    chances: z.array(z.array(chance)),
    moments: z.array(turningPoint).max(3),
    /** The choices that have been looked at, and how many will have been at the end; of the others nothing is known. */
    looked: version,
    of: version,
    more,
  }),
] as const;

/** Why a bot's choice is not its own: it thought for too long, or broke down. Then the choice at first glance stands. */
export const slip = z.enum(['late', 'failed']);
export type Slip = z.infer<typeof slip>;
