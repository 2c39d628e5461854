import { expect, it } from 'vitest';
import { Previews, randomFromSeed, seatAt } from '../../shared/engine/index.ts';
import { sealedMarket } from './reference/sealed-market.ts';
import { ticTacToe } from './reference/tic-tac-toe.ts';

const [one, two] = [seatAt(0), seatAt(1)];

it('shows the table and the next moves after a legal move', () => {
  const state = ticTacToe.setup(2, {}, randomFromSeed('preview'));
  const [move] = ticTacToe.legalMoves(state, one);
  const preview = move && new Previews(ticTacToe, state, one, one).of([move]);
  expect(preview?.events).toHaveLength(1);
  expect(preview?.after?.moves).toEqual([]);
  expect(ticTacToe.toAct(state), 'the state itself is unchanged').toEqual([one]);
});

it('has nothing to show for a move that is not legal', () => {
  const state = ticTacToe.setup(2, {}, randomFromSeed('preview'));
  const [first] = ticTacToe.legalMoves(state, one);
  expect(first && new Previews(ticTacToe, state, one, one).of([first, first])).toBeNull();
});

it('ends where a move would reveal anything', () => {
  const state = sealedMarket.setup(2, {}, randomFromSeed('preview'));
  for (const seat of [one, two]) {
    const [move] = sealedMarket.legalMoves(state, seat);
    if (move === undefined) throw new RangeError('nobody is asked');
    const preview = new Previews(sealedMarket, state, seat, seat).of([move]);
    sealedMarket.play(state, seat, move);
    // the last seal opens all of them
    expect(preview?.after === null).toBe(seat === two);
  }
});
