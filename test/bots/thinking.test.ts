import { expect, it } from 'vitest';
import { answerTo } from '../../main/bots/thinking.ts';
import { pick, randomFromSeed, type Seat } from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { gameOf, games } from '../../shared/games/index.ts';

const game = games['shopping-street'];

/** Everything around a thinker whose clock goes on by a millisecond with every look at it. */
function around() {
  let time = 0;
  const now = (): number => {
    time++;
    return time;
  };
  return { gameOf, guideOf, now, isStopped: () => false, saySoFar: () => {} };
}

/** Positions in which a choice takes several moves, of which nobody knows beforehand how many. */
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

it('a choice is told before its time is over, however many moves it takes', () => {
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
