import { z } from 'zod';
import {
  advice,
  botLevel,
  chance,
  costlyChoice,
  travellingMove,
  turningPoint,
} from '../../shared/protocol/messages.ts';
import { matchSeat, matchState } from '../storage/match-facts.ts';

/**
 * What a host asks its thinkers, and what they answer. Both sides parse what comes in. A thinker is never given the state
 * of a match, only one that whoever it thinks for could not tell from it; a match that is over has no secrets any more.
 */

const asked = {
  game: z.string(),
  /** Players at the table. */
  seats: z.number().int().min(1).max(16),
  state: matchState,
  /** Where the chance of thinking comes from. */
  seed: z.string(),
};
/** How long may be thought about one choice. */
const milliseconds = z.number().min(0);

export const question = z.discriminatedUnion('kind', [
  /** What does a bot of this level choose? */
  z.object({ kind: z.literal('choose'), ...asked, milliseconds, seat: matchSeat, level: botLevel }),
  /**
   * What would it choose, what are the runners-up, and what speaks for each? After so long it says so far what it thinks, and
   * goes on until it has thought all it wants to. And what would be a blunder, where that is wanted?
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
   * What spoke for these moves of a bot, as far as the viewer could know for whom the state was dealt anew? How long is
   * thought about them is a number of imagined matches, the same on every machine; the time only ends it.
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
  /** How did a match come about that is over? `state` is how it began. Again and again it is said what is known so far. */
  z.object({
    kind: z.literal('coach'),
    ...asked,
    choices: z.array(z.object({ seat: matchSeat, moves: z.array(travellingMove).min(1), isBots: z.boolean() })),
  }),
]);
export type Question = z.infer<typeof question>;

export const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('choose'), moves: z.array(travellingMove).min(1) }),
  z.object({
    kind: z.literal('advise'),
    choices: z.array(advice).min(1).max(3),
    costly: z.array(costlyChoice).optional(),
  }),
  /** Null where no match could be imagined in which the moves were on offer; and was there the time to think it through? */
  z.object({ kind: z.literal('explain'), explained: advice.nullable(), enough: z.boolean() }),
  z.object({
    kind: z.literal('coach'),
    chances: z.array(z.array(chance)),
    moments: z.array(turningPoint).max(3),
    /** The choices that have been looked at, and how many will have been at the end. */
    looked: z.number().int().min(0),
    of: z.number().int().min(0),
  }),
]);
export type Answer = z.infer<typeof answer>;
/** The answer to a question of this kind. */
export type AnswerTo<Kind extends Question['kind']> = Extract<Answer, { kind: Kind }>;

/** What goes to a worker: a question, and a word that is no longer 0 once nobody wants the answer. */
export const letter = z.object({ id: z.number().int(), question, stop: z.instanceof(SharedArrayBuffer) });
export type Letter = z.infer<typeof letter>;

/** What a worker says: first that it is ready, then answers, and before an answer what it would be so far. */
export const reply = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('so-far'), id: z.number().int(), answer }),
  z.object({ type: z.literal('answer'), id: z.number().int(), answer }),
]);
export type Reply = z.infer<typeof reply>;
