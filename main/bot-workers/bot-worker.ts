import { parentPort } from 'node:worker_threads';
import { guideOf } from '../../shared/games/guides.ts';
import { gameOf } from '../../shared/games/index.ts';
import { type Reply, request } from './questions.ts';
import { answerTo } from './thinking.ts';

/** The program of a worker thread: answers questions one after another until it is terminated. */
function think(port: NonNullable<typeof parentPort>): void {
  const say = (reply: Reply): void => port.postMessage(reply);
  port.on('message', (raw: unknown) => {
    const { id, question, stop } = request.parse(raw);
    const stopped = new Int32Array(stop);
    const answer = answerTo(question, {
      gameOf,
      guideOf,
      now: () => performance.now(),
      isStopped: () => Atomics.load(stopped, 0) !== 0,
      saySoFar: (soFar) => say({ type: 'so-far', id, answer: soFar }),
    });
    say({ type: 'answer', id, answer });
  });
  say({ type: 'ready' });
}

if (parentPort === null) throw new TypeError('a bot worker is a worker thread');
think(parentPort);
