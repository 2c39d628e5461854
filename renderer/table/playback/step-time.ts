import type { Settings } from '../../../shared/protocol/messages.ts';
import type { PlaybackStep } from '../../client/playback.ts';

type Pace = Settings['pace'];

/** Minimum time of a step by kind, in milliseconds; a player's own results need less. */
const least: Readonly<Record<PlaybackStep['kind'], number>> = { awaited: 0, turned: 3000, own: 800, done: 1500 };
/** The same for a further step of the same bot: the player has already found its name plate. */
const leastOfMore = 800;
/** Reading time per word, in milliseconds: 200 words a minute. */
const word = 300;
/** Extra time for each of several things that turn over one by one, in milliseconds. */
const ofThing = 400;
/** Longest time of a single part at the brisk pace, in milliseconds. */
const most = 6000;
/** Longest total time of a step with several parts, in milliseconds. */
const mostOfMany = 12_000;
const slower: Readonly<Record<Pace, number>> = { 'step-by-step': 2, calm: 2, brisk: 1, 'at-once': 0 };
/** Factor for a screen seen from further away. */
const fromAfar = 1.5;
/** Longest time that a television falls behind the match, in milliseconds. */
const mostBehind = 5000;

/** Duration multiplier for a pace; longer on a television. */
export function slowerBy(pace: Pace, isFar: boolean): number {
  return slower[pace] * (isFar ? fromAfar : 1);
}

/** How long this many things take to turn over, in milliseconds at the normal pace; the last one waits a moment. */
export function revealTime(things: number): number {
  return things * ofThing + 500;
}

interface Telling {
  readonly step: PlaybackStep;
  /** The step before it, if any. */
  readonly before: PlaybackStep | undefined;
  /** The index of the shown part, and the number of parts. */
  readonly page: number;
  readonly pages: number;
  /** The number of words of the part, and of things that it reveals one by one. */
  readonly words: number;
  readonly things: number;
  readonly pace: Pace;
  /** Whether this is a shared screen without a player at it. */
  readonly isFar: boolean;
  /** The number of steps from this one to the end, if this is the room's television; otherwise null. */
  readonly toShow: number | null;
}

/** How long to show a part of a step, in milliseconds; null if it waits for a press. */
export function stepTime({
  step,
  before,
  page,
  pages,
  words,
  things,
  pace: chosen,
  isFar,
  toShow,
}: Telling): number | null {
  const { seat } = step;
  // a television has no player to press
  const pace = toShow !== null && chosen === 'step-by-step' ? 'calm' : chosen;
  // the results of a player's own press are new to them
  const kind = step.kind === 'own' && page > 0 ? 'done' : step.kind;
  if (pace === 'step-by-step' && kind !== 'own') return null;
  const goesOn = kind === 'done' && (page > 0 || (before?.kind === 'done' && before.seat === seat));
  const reading = kind === 'own' ? 0 : Math.min(pages === 1 ? most : Math.min(most, mostOfMany / pages), words * word);
  const revealing = things > 1 ? things * ofThing : 0;
  const time = (Math.max(goesOn ? leastOfMore : least[kind], reading) + revealing) * slowerBy(pace, isFar);
  if (toShow === null) return time;
  // what a reveal decides follows soon after it
  return Math.min(time, kind === 'turned' ? mostBehind * 0.7 : mostBehind / toShow / pages);
}
