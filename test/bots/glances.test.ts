import { expect, test } from 'vitest';
import { evaluatorOf, type Prospects, rateMoves } from '../../shared/bots/index.ts';
import { type RandomWords, randomFromSeed } from '../../shared/engine/index.ts';
import { ticTacToe } from '../engine/reference/tic-tac-toe.ts';

test('the worse half of the moves is left out of the next imagined match, and counts as far behind as it was', () => {
  const state = ticTacToe.setup(2, {}, randomFromSeed('halving'));
  const { turn: seat } = state;
  const looks: number[] = [];
  const decision = {
    // a cell is worth as many tenths as its number to whoever marks it, and every imagined match is luckier by a tenth
    evaluator: {
      ...evaluatorOf(ticTacToe, null),
      prospects: (after: typeof state): Prospects => {
        looks.push(after.cells.indexOf(seat));
        const worth = after.cells.indexOf(seat) / 10 + looks.filter((cell) => cell === 8).length / 10;
        const worths = [0, 1].map((each) => (each === seat ? worth : 0));
        return { worths, chances: worths.map((each) => each / 2) };
      },
    },
    seat,
    seats: 2,
    imagine: (chance: RandomWords) => ticTacToe.redeal(state, seat, chance),
    random: randomFromSeed('glances'),
  };
  const bestFirst = ticTacToe.legalMoves(state, seat).toReversed();
  const rated = rateMoves(decision, bestFirst, { worlds: 3, horizon: 'quiet', mostMoves: 0 });
  expect(looks).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0, 8, 7, 6, 5, 4, 8, 7, 6, 5]);
  expect(rated.map(({ move }) => move)).toEqual(bestFirst);
  // the best brings 0.8, and 0.1, 0.2 or 0.3 by luck
  rated.forEach(({ worth, chance }, at) => {
    expect(worth).toBeCloseTo(1 - at / 10);
    expect(chance).toBeCloseTo((1 - at / 10) / 2);
  });
});
