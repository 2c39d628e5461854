import type { Settings } from '../../../shared/protocol/messages.ts';
import type { Beat } from '../../client/story.ts';

type Pace = Settings['pace'];

/** Nobody reads a beat in less than this, in milliseconds; what somebody did themselves they know. */
const least: Readonly<Record<Beat['kind'], number>> = { turned: 3000, own: 800, done: 1500 };
/** The same bot goes on: its sign has been found already. */
const leastOfMore = 800;
/** 200 words a minute, in milliseconds a word. */
const word = 300;
/** No beat of a single part is longer than this at the brisk pace, however many words it has, in milliseconds. */
const most = 6000;
/** One of several parts is skimmed where that would take longer than this in all. */
const mostOfMany = 12_000;
const slower: Readonly<Record<Pace, number>> = { 'step-by-step': 2, calm: 2, brisk: 1, 'at-once': 0 };
/** Those who look at a screen that nobody holds sit further away. */
const fromAfar = 1.5;

/** By what a time is longer at a pace, before people or far from any. */
export function slowerBy(pace: Pace, isFar: boolean): number {
  return slower[pace] * (isFar ? fromAfar : 1);
}

interface Telling {
  readonly beat: Beat;
  /** The beat before it, if one was told. */
  readonly before: Beat | undefined;
  /** The part of it that is told, of how many. */
  readonly page: number;
  readonly pages: number;
  /** How many words that part is told in. */
  readonly words: number;
  readonly pace: Pace;
  /** Does nobody sit before the screen? */
  readonly isFar: boolean;
}

/** How long a part of a beat stays on the table, in milliseconds; null for one that waits for a press. */
export function beatTime({ beat, before, page, pages, words, pace, isFar }: Telling): number | null {
  const { seat } = beat;
  // what came of somebody's own press they have not seen before
  const kind = beat.kind === 'own' && page > 0 ? 'done' : beat.kind;
  if (pace === 'step-by-step' && kind !== 'own') return null;
  const goesOn = kind === 'done' && (page > 0 || (before?.kind === 'done' && before.seat === seat));
  const reading = kind === 'own' ? 0 : Math.min(pages === 1 ? most : Math.min(most, mostOfMany / pages), words * word);
  return Math.max(goesOn ? leastOfMore : least[kind], reading) * slowerBy(pace, isFar);
}
