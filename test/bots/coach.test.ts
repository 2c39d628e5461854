import { describe, expect, test } from 'vitest';
import { coachMatch, judgeOf } from '../../shared/bots/index.ts';
import { type GameTypes, randomFromSeed, type Seat, seatAt } from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { type AnyGame, games } from '../../shared/games/index.ts';
import { ticTacToe } from '../engine/reference/tic-tac-toe.ts';

const seats = 3;
/** So many choices of a match are read. */
const most = 60;

describe.each(Object.values<AnyGame>(games))('the coach of $id', (game) => {
  test('judges a choice that nobody who thinks would try as thoroughly as those it likes', () => {
    const guide = guideOf(game.id);
    const start = game.setup(seats, {}, randomFromSeed('read again'));
    const state = game.copy(start);
    const choices: { readonly seat: Seat; readonly moves: readonly GameTypes['Move'][] }[] = [];
    for (let [seat] = game.toAct(state); seat !== undefined && choices.length < most; [seat] = game.toAct(state)) {
      const asked = seat;
      const promise = (move: GameTypes['Move']) => guide?.promise(state, asked, move) ?? 0;
      const move = game.legalMoves(state, asked).reduce((one, other) => (promise(other) < promise(one) ? other : one));
      choices.push({ seat, moves: [move] });
      game.play(state, asked, move);
    }
    const { moments } = coachMatch({
      judge: judgeOf(game, guide),
      seats,
      start,
      choices,
      random: randomFromSeed('the coach'),
      goesOn: () => (imagined) => imagined < 40,
    });
    expect(moments).toHaveLength(3);
    for (const { played, better } of moments) {
      expect(played.chance).toBeGreaterThan(0);
      expect(better.chance).toBeGreaterThan(played.chance);
    }
  });
});

test('at the end of a match that is shared everybody has a part of the win', () => {
  const { chances } = coachMatch({
    judge: judgeOf(ticTacToe, null),
    seats: 2,
    start: ticTacToe.setup(2, {}, randomFromSeed('a draw')),
    choices: [0, 1, 2, 4, 3, 5, 7, 6, 8].map((cell, at) => {
      return { seat: seatAt(at % 2), moves: [{ type: 'mark' as const, cell }] };
    }),
    random: randomFromSeed('the coach'),
    goesOn: () => () => false,
  });
  expect(chances.at(-1)).toEqual([0.5, 0.5]);
});
