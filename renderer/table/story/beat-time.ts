import type { Settings } from '../../../shared/protocol/messages.ts';
import type { Beat } from '../../client/story.ts';

type Pace = Settings['pace'];

/** Nobody reads a beat in less than this, in milliseconds; what somebody did themselves they know. */
const least: Readonly<Record<Beat['kind'], number>> = { turned: 3000, own: 800, done: 1500 };
/** The same bot goes on: its sign has been found already. */
const leastOfMore = 800;
/** 200 words a minute, in milliseconds a word. */
const word = 300;
/** No beat is longer than this at the brisk pace, however many words it has, in milliseconds. */
const most = 6000;
const slower: Readonly<Record<Pace, number>> = { 'step-by-step': 2, calm: 2, brisk: 1, 'at-once': 0 };
/** Those who look at a screen that nobody holds sit further away. */
const fromAfar = 1.5;

interface Telling {
  readonly beat: Beat;
  /** The beat before it, if one was told. */
  readonly before: Beat | undefined;
  /** How many words it is told in. */
  readonly words: number;
  readonly pace: Pace;
  /** Does nobody sit before the screen? */
  readonly isFar: boolean;
}

/** How long a beat stays on the table, in milliseconds; null for one that waits for a press. */
export function beatTime({ beat, before, words, pace, isFar }: Telling): number | null {
  const { kind, seat } = beat;
  if (pace === 'step-by-step' && kind !== 'own') return null;
  const goesOn = kind === 'done' && before?.kind === 'done' && before.seat === seat;
  const reading = kind === 'own' ? 0 : Math.min(most, words * word);
  return Math.max(goesOn ? leastOfMore : least[kind], reading) * slower[pace] * (isFar ? fromAfar : 1);
}
