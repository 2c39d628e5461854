import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type BotWorkerSettings, BotWorkers } from '../../main/bot-workers/bot-workers.ts';
import type { Answer, Question } from '../../main/bot-workers/questions.ts';
import { answerTo } from '../../main/bot-workers/thinking.ts';
import { ThinkingCancelled, ThinkingFailed } from '../../main/bot-workers/thought.ts';
import { threadsOf } from '../../main/bot-workers/thread.ts';
import { realTimers } from '../../main/bot-workers/timers.ts';
import { type GameTypes, Match, randomFromSeed, type Seat, seatAt } from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { harbour } from '../../shared/games/harbour/index.ts';
import { type AnyGame, gameOf } from '../../shared/games/index.ts';
import type { BotLevel } from '../../shared/protocol/messages.ts';
import { soon } from '../harness/soon.ts';
import { freshFolder } from '../host/client.ts';

const table = 'a table';
const moves = [{ type: 'pass' }];
const first: Answer = { kind: 'choose', moves: [{ type: 'wait' }] };
const chosen: Answer = { kind: 'choose', moves };

/** A worker that does what the seed of a question says. */
const strange = `
  import { parentPort } from 'node:worker_threads';
  const hoard = [];
  parentPort.on('message', ({ id, question, stop }) => {
    const answer = (given) => parentPort.postMessage({ type: 'answer', id, answer: given });
    switch (question.seed) {
      case 'hangs': for (;;);
      case 'throws': throw new RangeError('thrown');
      case 'exits': process.exit(3);
      case 'hoards': for (;;) hoard.push(new Array(100_000).fill(hoard.length));
      case 'answers nonsense': return answer({ kind: 'choose', moves: [] });
      case 'says so far': {
        parentPort.postMessage({ type: 'so-far', id, answer: ${JSON.stringify(first)} });
        setTimeout(() => answer(${JSON.stringify(chosen)}), 1000);
        return;
      }
      case 'says so far when nobody waits': {
        while (Atomics.load(new Int32Array(stop), 0) === 0);
        parentPort.postMessage({ type: 'so-far', id, answer: ${JSON.stringify(first)} });
        for (;;);
      }
      case 'says nonsense': return parentPort.postMessage('pardon?');
      case 'answers another': return parentPort.postMessage({ type: 'answer', id: id + 1, answer: ${JSON.stringify(chosen)} });
      case 'waits until it is stopped': {
        while (Atomics.load(new Int32Array(stop), 0) === 0);
        return answer(${JSON.stringify(chosen)});
      }
      default: answer(${JSON.stringify(chosen)});
    }
  });
  parentPort.postMessage({ type: 'ready' });
`;

function botWorkersOf(file: string, settings: Partial<BotWorkerSettings> = {}): BotWorkers {
  const workers = new BotWorkers({ start: threadsOf(file), timers: realTimers, ...settings });
  onTestFinished(() => workers.close());
  return workers;
}

/** A pool whose threads run this program. */
function strangers(settings: Partial<BotWorkerSettings> = {}, program = strange): BotWorkers {
  const file = path.join(freshFolder(), 'strange.mjs');
  writeFileSync(file, program);
  return botWorkersOf(file, { grace: 300, ...settings });
}

/** A question about the beginning of a match of Harbour. */
function asked(seed: string, milliseconds = 0, level: BotLevel = 'shopkeeper'): Question {
  const state = harbour.setup(2, {}, randomFromSeed('a harbour'));
  const [seat = seatAt(0)] = harbour.toAct(state);
  return { kind: 'choose', game: 'harbour', seats: 2, state: { ...state }, seed, milliseconds, seat, level };
}

describe('worker that fails', () => {
  it.each([
    ['hangs', 'late'],
    ['answers another', 'late'],
    ['throws', 'failed'],
    ['exits', 'failed'],
    ['hoards', 'failed'],
    ['answers nonsense', 'failed'],
    ['says nonsense', 'failed'],
  ])('is replaced, and the next question is answered: it %s', async (seed, slip) => {
    // one that hoards gets the time to run out of memory
    const workers = strangers(seed === 'hoards' ? { grace: 30_000 } : {});
    await expect(workers.ask(asked('right'), { table }).answer).resolves.toEqual(chosen);
    const failing = workers.ask(asked(seed), { table }).answer;
    const waiting = workers.ask(asked('right'), { table }).answer;
    await expect(failing).rejects.toThrow(ThinkingFailed);
    await expect(failing).rejects.toMatchObject({ slip });
    await expect(waiting).resolves.toEqual(chosen);
  });

  it.each([
    { how: 'ends at once', program: '', startWithin: 120_000 },
    { how: 'throws at once', program: 'throw new Error("no");', startWithin: 120_000 },
    { how: 'is no program', program: '}', startWithin: 120_000 },
    { how: 'is never ready', program: 'setInterval(() => {}, 1000);', startWithin: 200 },
  ])('is given up if it does not start: it $how', async ({ program, startWithin }) => {
    const workers = strangers({ startWithin }, program);
    const answers = [workers.ask(asked('one'), { table }).answer, workers.ask(asked('two'), { table }).answer];
    for (const answer of answers) await expect(answer).rejects.toThrow(ThinkingFailed);
  });

  it('is given up if it does not exist', async () => {
    const workers = botWorkersOf(path.join(freshFolder(), 'nothing.mjs'));
    await expect(workers.ask(asked('one'), { table }).answer).rejects.toMatchObject({ slip: 'failed' });
  });
});

describe('worker with partial answers', () => {
  it('is listened to, and given time to continue', async () => {
    const heard: Answer[] = [];
    const thought = strangers().ask(asked('says so far'), { table, soFar: (soFar) => heard.push(soFar) });
    await expect(thought.answer).resolves.toEqual(chosen);
    expect(heard).toEqual([first]);
  });

  it('is ignored by callers without interest, and given no more time', async () => {
    const heard: Answer[] = [];
    const workers = strangers();
    await workers.ask(asked('right'), { table }).answer;
    const thought = workers.ask(asked('says so far when nobody waits'), {
      table,
      soFar: (soFar) => heard.push(soFar),
    });
    thought.cancel();
    await expect(thought.answer).rejects.toThrow(ThinkingCancelled);
    await expect(workers.ask(asked('right'), { table }).answer).resolves.toEqual(chosen);
    expect(heard).toEqual([]);
  });
});

describe('obsolete thinking', () => {
  it('ends at once for the caller, and soon for the worker', async () => {
    const workers = strangers({ grace: 20_000 });
    const first = workers.ask(asked('waits until it is stopped'), { table });
    const never = workers.ask(asked('hangs'), { table });
    const next = workers.ask(asked('right'), { table });
    never.cancel();
    await expect(never.answer).rejects.toThrow(ThinkingCancelled);
    first.cancel();
    await expect(first.answer).rejects.toThrow(ThinkingCancelled);
    await expect(next.answer).resolves.toEqual(chosen);
  });

  it('ends with the pool', async () => {
    const workers = strangers({ grace: 20_000 });
    await workers.ask(asked('right'), { table }).answer;
    const answers = [workers.ask(asked('hangs'), { table }).answer, workers.ask(asked('right'), { table }).answer];
    const ended = workers.close();
    for (const answer of answers) await expect(answer).rejects.toThrow(ThinkingCancelled);
    await ended;
  });
});

describe('worker of the app', () => {
  let file = '';
  const around = { gameOf, guideOf, now: () => performance.now(), isStopped: () => false, saySoFar: () => {} };

  beforeAll(() => {
    // as the build bundles it: one file without dependencies
    const entryPoints = [fileURLToPath(new URL('../../main/bot-workers/bot-worker.ts', import.meta.url))];
    const built = buildSync({ entryPoints, bundle: true, platform: 'node', format: 'cjs', write: false });
    const folder = mkdtempSync(path.join(tmpdir(), 'high-street-'));
    file = path.join(folder, 'bot-worker.cjs');
    writeFileSync(file, built.outputFiles[0]?.contents ?? '');
    return () => rmSync(folder, { recursive: true, force: true });
  });

  /** A host's questions about the current match. */
  function questionAbout(match: Match<GameTypes>, seat: Seat, level: BotLevel, milliseconds: number): Question {
    const { game, header, played, state } = match;
    const seed = `${header.seed} ${played.length}`;
    const redealt = game.redeal(state, seat, randomFromSeed(seed));
    return { kind: 'choose', game: game.id, seats: header.seats, state: redealt, seed, milliseconds, seat, level };
  }

  it.each([
    ['harbour', 2],
    ['emporium', 3],
  ])('plays whole matches in its thread, with legal choices and as without a thread: %s', async (id, seats) => {
    const game: AnyGame | undefined = gameOf(id);
    if (game === undefined) throw new Error(`no ${id}`);
    const workers = botWorkersOf(file);
    const match = Match.start(game, { seats, options: {}, seed: 'a whole match' });
    for (let [seat] = game.toAct(match.state); seat !== undefined; [seat] = game.toAct(match.state)) {
      const question = questionAbout(match, seat, 'apprentice', 0);
      const answer = await workers.ask(question, { table }).answer;
      if (answer.kind !== 'choose') throw new Error(answer.kind);
      if (match.played.length < 12) expect(answerTo(question, around)).toEqual(answer);
      const { move, further } = match.playRun(seat, answer.moves);
      expect([move, ...further]).toEqual(answer.moves);
    }
    expect(game.outcome(match.state)?.places).toContain(1);
  });

  it('thinks for its whole time, though it knows no better', async () => {
    const workers = botWorkersOf(file);
    await workers.ask(asked('warm'), { table }).answer;
    const began = performance.now();
    const answer = await workers.ask(asked('thinks', 400, 'wholesaler'), { table }).answer;
    const took = performance.now() - began;
    expect(answer.kind).toBe('choose');
    expect(took).toBeGreaterThan(300);
    // on a busy machine the delay of its messages proves nothing; without a limit it would think for minutes
    expect(took).toBeLessThan(30_000);
  });

  it('stops on request', async () => {
    const workers = botWorkersOf(file);
    await workers.ask(asked('warm'), { table }).answer;
    const begun = vi.fn();
    const long = workers.ask(asked('thinks', 60_000, 'wholesaler'), { table, begun });
    const next = workers.ask(asked('warm'), { table });
    await soon(() => expect(begun).toHaveBeenCalled());
    long.cancel();
    await expect(long.answer).rejects.toThrow(ThinkingCancelled);
    const began = performance.now();
    await next.answer;
    expect(performance.now() - began).toBeLessThan(20_000);
  });
});
