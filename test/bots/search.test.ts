import { describe, expect, test } from 'vitest';
import {
  type Effort,
  evaluatorOf,
  type GoesOn,
  randomBot,
  Search,
  searchingBot,
  type Thought,
} from '../../shared/bots/index.ts';
import { type RandomWords, randomFromSeed, seatAt } from '../../shared/engine/index.ts';
import { sealedMarket } from '../engine/reference/sealed-market.ts';
import { type TicTacToeTypes, ticTacToe } from '../engine/reference/tic-tac-toe.ts';
import { bout } from './bout.ts';

const effort: Effort = {
  considered: 100,
  glances: 1,
  mostImagined: 100_000,
  mostPlaces: 10_000,
  horizon: 'round',
  mostMoves: 1_000,
  keenness: 1,
  exploration: 0.7,
  trust: 0,
  temperature: 1,
  breadth: 100,
  branchesBy: 'everybody',
};

/** Thinks through this many imagined matches. */
const times =
  (most: number): GoesOn =>
  (imagined) =>
    imagined < most;

/** The result of thinking about the next mark. */
function thoughtOf(
  state: TicTacToeTypes['State'],
  how: Effort,
  most: number,
  legal = ticTacToe.legalMoves(state, state.turn),
): Thought<TicTacToeTypes> {
  const { turn: seat } = state;
  const decision = {
    evaluator: evaluatorOf(ticTacToe, null),
    seat,
    seats: 2,
    legal,
    imagine: (chance: RandomWords) => ticTacToe.redeal(state, seat, chance),
    random: randomFromSeed('the next mark'),
  };
  return new Search(decision, how).think(times(most));
}

describe('tree search', () => {
  test('never loses a game of tic-tac-toe, first or second, and beats random players nearly always', () => {
    const thinker = searchingBot('thinker', effort, () => times(400));
    let won = 0;
    for (let game = 0; game < 60; game++) {
      const seats = game % 2 === 0 ? [thinker, randomBot] : [randomBot, thinker];
      const { places } = bout(ticTacToe, null, seats, { seed: `against chance ${game}` });
      const own = places[game % 2];
      expect(own).toBe(1);
      if (places[1 - (game % 2)] === 2) won++;
    }
    expect(won).toBeGreaterThan(48);
  });

  test('always draws against itself at tic-tac-toe', () => {
    const thinker = searchingBot('thinker', effort, () => times(1500));
    for (let game = 0; game < 6; game++) {
      expect(bout(ticTacToe, null, [thinker, thinker], { seed: `draw ${game}` }).places).toEqual([1, 1]);
    }
  });

  test('decides alike in all redeals that its seat cannot tell apart', () => {
    for (let match = 0; match < 40; match++) {
      const state = sealedMarket.setup(3, { length: 'short' }, randomFromSeed(`honest ${match}`));
      const [seat = seatAt(0)] = sealedMarket.toAct(state);
      const other = sealedMarket.redeal(state, seat, randomFromSeed(`redealt ${match}`));
      const thoughts = [state, other].map((from) =>
        new Search(
          {
            evaluator: evaluatorOf(sealedMarket, null),
            seat,
            seats: 3,
            legal: sealedMarket.legalMoves(from, seat),
            imagine: (chance) => sealedMarket.redeal(from, seat, chance),
            random: randomFromSeed(`thinking ${match}`),
          },
          effort,
        ).think(times(60)),
      );
      expect(thoughts[1]).toEqual(thoughts[0]);
    }
  });

  test('wins at the sealed market against random players, with bids nobody has seen', () => {
    const thinker = searchingBot('thinker', effort, () => times(150));
    let won = 0;
    for (let game = 0; game < 40; game++) {
      const seats = [0, 1, 2].map((seat) => (seat === game % 3 ? thinker : randomBot));
      const { places } = bout(sealedMarket, null, seats, { seed: `market ${game}`, options: { length: 'short' } });
      if (places[game % 3] === 1) won++;
    }
    expect(won).toBeGreaterThan(24);
  });

  test('stops once no other choice could catch up in half of the remaining tries, with the same choice', () => {
    // noughts have two in a row, and it is their turn
    const state = ticTacToe.setup(2, {}, randomFromSeed('won'));
    for (const cell of [0, 3, 1, 4]) {
      const [seat = seatAt(0)] = ticTacToe.toAct(state);
      const move = ticTacToe.legalMoves(state, seat).find((each) => each.cell === cell);
      if (move === undefined) throw new RangeError(`nobody may mark ${cell}`);
      ticTacToe.play(state, seat, move);
    }
    const [short, long] = [400, 100_000].map((mostImagined) => thoughtOf(state, { ...effort, mostImagined }, 400));
    const tried = (thought: typeof short) =>
      (thought?.choices ?? []).toSorted((one, other) => other.visits - one.visits);
    expect(long?.imagined).toBe(400);
    expect(tried(long)[0]?.move.cell).toBe(2);
    const [most, next] = tried(short);
    expect(most?.move.cell).toBe(2);
    // half of the remaining tries would not have been enough, and just before they would have been
    const half = (400 - (short?.imagined ?? 0)) / 2;
    const ahead = (most?.visits ?? 0) - (next?.visits ?? 0);
    expect(ahead).toBeGreaterThan(half);
    expect(ahead - 1).toBeLessThanOrEqual(half + 0.5);
  });

  test('thinks to the end about a single move, to rate it', () => {
    const state = ticTacToe.setup(2, {}, randomFromSeed('single'));
    const [only] = ticTacToe.legalMoves(state, state.turn);
    if (only === undefined) throw new RangeError('nothing to mark');
    expect(thoughtOf(state, { ...effort, mostImagined: 100 }, 1000, [only]).imagined).toBe(100);
  });

  test('branches for everyone, or for its own seat alone, which needs far fewer nodes for the same depth', () => {
    const state = ticTacToe.setup(2, {}, randomFromSeed('branches'));
    const [own, everybody] = (['own', 'everybody'] as const).map((branchesBy) =>
      thoughtOf(state, { ...effort, branchesBy, mostPlaces: 1_000_000 }, 20_000),
    );
    // nine moves, then its own seven, five, three and one, whatever the other marks between
    expect(own?.places).toBeLessThanOrEqual(1 + 9 + 9 * 8 + 9 * 8 * 7 + 9 * 8 * 7 * 6 + 9 * 8 * 7 * 6 * 5);
    expect(everybody?.places).toBeGreaterThan(2 * (own?.places ?? 0));
  });

  test('stops growing its tree at the given limit', () => {
    const state = sealedMarket.setup(3, { length: 'long' }, randomFromSeed('bounded'));
    const [seat = seatAt(0)] = sealedMarket.toAct(state);
    const thought = new Search(
      {
        evaluator: evaluatorOf(sealedMarket, null),
        seat,
        seats: 3,
        legal: sealedMarket.legalMoves(state, seat),
        imagine: (chance) => sealedMarket.redeal(state, seat, chance),
        random: randomFromSeed('bounded thinking'),
      },
      { ...effort, mostPlaces: 20 },
    ).think(times(500));
    expect(thought.places).toBeLessThanOrEqual(20);
    expect(thought.imagined).toBe(500);
  });
});
