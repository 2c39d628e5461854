import { z } from 'zod';
import {
  advice,
  botLevel,
  chance,
  costlyChoice,
  decisiveMoment,
  travellingMove,
  turningPoint,
} from '../../shared/protocol/messages.ts';
import { matchSeat, matchState } from '../storage/match-facts.ts';

/**
 * Questions of the server to its workers, and their answers. Both sides parse what they receive.
 * A question never contains the state of a running match, only a redeal. A finished match has no secrets.
 */

const asked = {
  game: z.string(),
  /** Number of players. */
  seats: z.number().int().min(1).max(16),
  state: matchState,
  /** Seed of the random numbers for thinking. */
  seed: z.string(),
};
/** All choices of a finished match. */
const choices = z.array(z.object({ seat: matchSeat, moves: z.array(travellingMove).min(1), isBots: z.boolean() }));
/** Thinking time per choice. */
const milliseconds = z.number().min(0);

export const question = z.discriminatedUnion('kind', [
  /** Asks for the choice of a bot of this level. */
  z.object({ kind: z.literal('choose'), ...asked, milliseconds, seat: matchSeat, level: botLevel }),
  /**
   * Asks for the choice of such a bot, the runners-up and the reasons for each.
   * After `milliseconds` there is a partial answer; thinking then continues until it is complete. `costly`: also find
   * blunders.
   */
  z.object({
    kind: z.literal('advise'),
    ...asked,
    milliseconds,
    seat: matchSeat,
    level: botLevel,
    costly: z.boolean(),
  }),
  /**
   * Asks for the reasons for a bot's moves, as far as a viewer could know them.
   * `state` is a redeal for that viewer. The budget is a number of imagined matches, the same on every machine; the
   * time is only a limit.
   */
  z.object({
    kind: z.literal('explain'),
    ...asked,
    milliseconds,
    seat: matchSeat,
    level: botLevel,
    viewer: z.union([matchSeat, z.literal('spectator')]),
    moves: z.array(travellingMove).min(1),
  }),
  /** Asks how a finished match came about, from its first state on; sends partial answers. */
  z.object({
    kind: z.literal('coach'),
    ...asked,
    choices,
  }),
  /** Asks how well the choices of a finished match were made. */
  z.object({ kind: z.literal('judge'), ...asked, choices }),
]);
export type Question = z.infer<typeof question>;

export const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choose'), moves: z.array(travellingMove).min(1) }),
  z.object({
    kind: z.literal('advise'),
    choices: z.array(advice).min(1).max(3),
    costly: z.array(costlyChoice).optional(),
  }),
  /** `explained` is null if no redeal allowed the moves. `enough` is false if time ran out. */
  z.object({ kind: z.literal('explain'), explained: advice.nullable(), enough: z.boolean() }),
  z.object({
    kind: z.literal('coach'),
    chances: z.array(z.array(chance)),
    moments: z.array(turningPoint).max(3),
    /** Number of choices examined so far, and in total. */
    looked: z.number().int().min(0),
    of: z.number().int().min(0),
  }),
  z.object({
    kind: z.literal('judge'),
    /** By seat: the choices between several moves, and the chance of winning that they lost in sum. */
    skills: z.array(z.object({ choices: z.number().int().min(0), lost: z.number().min(0) })),
    moment: decisiveMoment.nullable(),
  }),
]);
export type Answer = z.infer<typeof answer>;
/** The answer to a question of this kind. */
export type AnswerTo<Kind extends Question['kind']> = Extract<Answer, { kind: Kind }>;

/** A request to a worker. The shared word `stop` is set to 1 to cancel it. */
export const request = z.object({ id: z.number().int(), question, stop: z.instanceof(SharedArrayBuffer) });
export type WorkerRequest = z.infer<typeof request>;

/** A message of a worker: that it is ready, a partial answer, or the answer. */
export const reply = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('so-far'), id: z.number().int(), answer }),
  z.object({ type: z.literal('answer'), id: z.number().int(), answer }),
]);
export type Reply = z.infer<typeof reply>;
