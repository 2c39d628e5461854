import { describe, expect, it } from 'vitest';
import { answerTo } from '../../main/bot-workers/thinking.ts';
import { pick, randomFromSeed, type Seat, seatAt } from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { gameOf, games } from '../../shared/games/index.ts';
import type { BotLevel } from '../../shared/protocol/messages.ts';

const game = games['shopping-street'];

/** The environment of a worker whose clock advances by this many milliseconds with every read. */
function around(step = 1) {
  let time = 0;
  const now = (): number => {
    time += step;
    return time;
  };
  return { gameOf, guideOf, now, isStopped: () => false, saySoFar: () => {} };
}

/** Positions in which a choice takes an unknown number of moves. */
function* layings(count: number) {
  for (let match = 0, found = 0; found < count; match++) {
    const random = randomFromSeed(`laying ${match}`);
    const state = game.setup(3, {}, random);
    for (let acting: readonly Seat[] = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
      const seat = pick(random, acting);
      const legal = game.legalMoves(state, seat);
      if (legal.length > 2 && legal[0]?.type === 'lay') {
        found++;
        yield { state: { ...game.copy(state) }, seat };
        break;
      }
      game.play(state, seat, pick(random, legal));
    }
  }
}

it('answers before its time is over, however many moves a choice takes', () => {
  const milliseconds = 200;
  let several = 0;
  let index = 0;
  for (const { state, seat } of layings(12)) {
    index++;
    const surroundings = around();
    const facts = { game: game.id, seats: 3, state, seat, seed: `choice ${index}`, milliseconds } as const;
    const answer = answerTo({ kind: 'choose', ...facts, level: 'wholesaler' }, surroundings);
    expect(surroundings.now()).toBeLessThan(milliseconds);
    if (answer.kind === 'choose' && answer.moves.length > 1) several++;
  }
  expect(several).toBeGreaterThan(3);
});

describe('explanation', () => {
  /** The explanation of a bot's choice if every imagined match takes this many milliseconds. */
  function explanationAt(step: number, level: BotLevel) {
    const { harbour } = games;
    const state = { ...harbour.setup(2, {}, randomFromSeed('why')) };
    const [seat = seatAt(0)] = harbour.toAct(state);
    const [move] = harbour.legalMoves(state, seat).toReversed();
    if (move === undefined) throw new Error('nothing on offer');
    const facts = { game: harbour.id, seats: 2, state, seat, seed: 'why', milliseconds: 3000, level } as const;
    const answer = answerTo({ kind: 'explain', ...facts, viewer: seat, moves: [{ ...move }] }, around(step));
    if (answer.kind !== 'explain') throw new Error(answer.kind);
    return answer;
  }

  it.each(['merchant', 'wholesaler'] as const)('is the same on a fast and on a slow machine: %s', (level) => {
    const quick = explanationAt(0, level);
    expect(quick).toMatchObject({ enough: true, explained: { chance: expect.any(Number) } });
    expect(explanationAt(6, level)).toEqual(quick);
  });

  it('says so if there was not enough time', () => {
    expect(explanationAt(400, 'wholesaler')).toMatchObject({
      enough: false,
      explained: { chance: expect.any(Number) },
    });
    // a check of one move's result always has enough time
    expect(explanationAt(400, 'shopkeeper')).toMatchObject({ enough: true });
  });
});
